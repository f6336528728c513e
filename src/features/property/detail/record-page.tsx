import type { ComponentType } from 'react'
import { useTranslation } from '../../../i18n'
import { Link, useParams } from 'react-router-dom'
import { useGetProperty } from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import { href } from '../../../lib/href'
import { owns } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import type { PriceSlot } from '../../../slots/price'
import { DocumentHead } from '../../../ui/document-head'
import { PartialBand } from '../../../ui/states'
import '../../../ui/workspace/styles/form.css'
import '../../../forms/forms.css'
import { DocumentsSection } from '../media/documents-section'
import { LoadFailure } from '../parts/load-failure'
import { PropertyStatusChip } from '../parts/property-status'
import { titleOf } from '../wizard/steps'
import { MissingPanel } from '../wizard/missing-panel'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { FactsPanel } from './facts-panel'
import { HistoryPanel } from './history-panel'
import { PhotosPanel } from './photos-panel'
import { RecordActions } from './record-actions'
import { RecordSkeleton } from './record-skeleton'
import { StateLine } from './state-line'
import { SummaryPanel } from './summary-panel'
import { HomeTags } from './home-tags'
import './record.css'

interface Parts {
  /** What other rooms show of a home. */
  Desk?: ComponentType<{ propertyId: string; over: boolean }>
  Owners?: ComponentType<{ propertyId: string; over: boolean }>
  Matches?: ComponentType<{ property: Property; title: string }>
  Channels?: ComponentType<{ propertyId: string }>
  Passport?: ComponentType<{ propertyId: string }>
  Figures: ComponentType<{ propertyId: string }>
  Reports?: ComponentType<{ propertyId: string }> | undefined
  Price?: PriceSlot
}

/** One home: what it is at the left, what is known and what happened at the right. */
export default function RecordPage({
  Reports,
  Figures,
  Owners,
  Matches,
  Channels,
  Passport,
  Desk,
  Price,
}: Parts) {
  const { t, i18n } = useTranslation('property')
  const { profile } = useSession()
  const { id = '' } = useParams()
  const { data: property, error, refetch } = useGetProperty(id, { request: { silent: true } })
  if (error && !property) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!property) return <RecordSkeleton />
  const title = titleOf(property, i18n.language) ?? t('wizard.untitled')
  // Sold, let, or put away: nothing new is agreed on it.
  const own = owns(profile, property)
  const over = property.status === 'closed' || property.status === 'archived'
  return (
    <>
      <DocumentHead title={`${title}, ${property.ref}`} />
      <div className="desk-head record-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-cartera')}>
              {t('list.title')}
            </Link>{' '}
            › <span>{property.ref}</span>
          </p>
          <h1>
            {title}{' '}
            <PropertyStatusChip home={{ ...property, mandateEndsOn: property.mandate?.endsOn }} />
          </h1>
          {own ? <StateLine property={property} /> : null}
        </div>
        <RecordActions property={property} Price={over || !own ? undefined : Price} />
      </div>
      {own ? null : <PartialBand>{t('record.readOnly')}</PartialBand>}
      {property.status === 'archived' ? <PartialBand>{t('record.away')}</PartialBand> : null}
      <div className="record">
        <div className="record-first">
          <SummaryPanel property={property} Price={over || !own ? undefined : Price} />
          {over || !own ? null : <MissingPanel property={property} />}
          <HomeTags property={property} own={own} />
          {Owners && own ? <Owners propertyId={id} over={over} /> : null}
        </div>
        <div className="record-second">
          {Reports ? <Reports propertyId={id} /> : null}
          {Matches ? <Matches property={property} title={title} /> : null}
          {Passport && own ? <Passport propertyId={id} /> : null}
          {Channels && own ? <Channels propertyId={id} /> : null}
          <PhotosPanel property={property} own={own} />
          {Desk ? <Desk propertyId={id} over={over} /> : null}
          <Figures propertyId={id} />
          <FactsPanel property={property} own={own} />
          <HistoryPanel property={property} />
          <section className="panel record-documents">
            <DocumentsSection propertyId={id} own={own} />
          </section>
        </div>
      </div>
    </>
  )
}
