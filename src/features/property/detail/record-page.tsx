import { useQueryClient } from '@tanstack/react-query'
import { Archive, ExternalLink, Pencil, Printer, QrCode, Tag } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from '../../../i18n'
import { Link, useParams } from 'react-router-dom'
import { archiveProperty, getGetPropertyQueryKey, getListPropertiesQueryKey, getListPropertyHistoryQueryKey, restoreProperty, useGetProperty } from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
import { DocumentHead } from '../../../ui/document-head'
import { Acts } from '../../../ui/workspace/acts'
import '../../../ui/workspace/styles/form.css'
import '../../../forms/forms.css'
import { DocumentsSection } from '../media/documents-section'
import { LoadFailure } from '../parts/load-failure'
import { PropertyStatusChip } from '../parts/property-status'
import { titleOf } from '../wizard/steps'
import { MissingPanel } from '../wizard/missing-panel'
import { ChangeStatus } from './change-status'
import { FactsPanel } from './facts-panel'
import { HistoryPanel } from './history-panel'
import { PhotosPanel } from './photos-panel'
import { RecordSkeleton } from './record-skeleton'
import { SummaryPanel } from './summary-panel'
import './record.css'

/** Puts a home away, and brings it back as it was when the person thinks again. */
function useArchive(property: Property | undefined) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const refresh = async (id: string) => {
    void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
    await Promise.all([client.invalidateQueries({ queryKey: getGetPropertyQueryKey(id) }), client.invalidateQueries({ queryKey: getListPropertyHistoryQueryKey(id) })])
  }
  return async () => {
    if (!property) return
    const { id } = property
    const undo = async () => {
      try {
        await restoreProperty(id, { quiet: true })
        setMessage('SUCCESS', t('record.restored'))
      } finally {
        await refresh(id)
      }
    }
    try {
      await archiveProperty(id, { quiet: true })
      await refresh(id)
      setMessage('SUCCESS', t('record.archived'), { undo: () => void undo().catch(() => undefined) })
    } catch {
      // The message bar has said why.
    }
  }
}

/** One home: what it is at the left, what is known and what happened at the right. */
export default function RecordPage({ Reports, Figures, Owners, Matches, Desk }: { Desk?: ComponentType<{ propertyId: string }>; Owners?: ComponentType<{ propertyId: string }>; Matches?: ComponentType<{ propertyId: string }>; Figures: ComponentType<{ propertyId: string }>; Reports?: ComponentType<{ propertyId: string }> | undefined }) {
  const { t, i18n } = useTranslation('property')
  const { id = '' } = useParams()
  const { data: property, error, refetch } = useGetProperty(id, { request: { silent: true } })
  const archive = useArchive(property)
  const [changing, setChanging] = useState(false)
  if (error && !property) return <LoadFailure status={statusOf(error) ?? 0} onRetry={() => void refetch()} />
  if (!property) return <RecordSkeleton />
  const title = titleOf(property, i18n.language) ?? t('wizard.untitled')
  const live = property.publishedAt !== null && (property.status === 'active' || property.status === 'reserved')
  return (
    <>
      <DocumentHead title={`${title}, ${property.ref}`} />
      <div className="ph rc-h">
        <div>
          <p className="sub"><Link className="lk" to={href('auth-cartera')}>{t('list.title')}</Link> › <span>{property.ref}</span></p>
          <h1>{title} <PropertyStatusChip home={{ ...property, mandateEndsOn: property.mandate?.endsOn }} /></h1>
        </div>
        <Acts more={(
          <>
            {live ? <a className="bt" href={href('inmueble-id', { id })}><ExternalLink size={18} aria-hidden />{t('record.listing')}</a> : null}
            <Link className="bt" to={href('auth-cartera-inmueble-id-imprimir', { id })}><Printer size={18} aria-hidden />{t('record.print')}</Link>
            <Link className="bt" to={href('QR_TEMPLATES-print-template', {}, { homes: id })}><QrCode size={18} aria-hidden />{t('record.qrCards')}</Link>
            {property.status === 'archived' ? null : <button type="button" className="bt t" onClick={() => void archive()}><Archive size={18} aria-hidden />{t('record.archive')}</button>}
          </>
        )}>
          <button type="button" className="bt" onClick={() => setChanging(true)}><Tag size={18} aria-hidden />{t('record.changeStatus')}</button>
          <Link className="bt p" to={href('auth-cartera-inmueble-editar-id', { id })}><Pencil size={18} aria-hidden />{t('record.edit')}</Link>
        </Acts>
      </div>
      <div className="rc">
        <div className="rc-s">
          <SummaryPanel property={property} />
          <MissingPanel property={property} />
          {Owners ? <Owners propertyId={id} /> : null}
        </div>
        <div className="rc-w">
          {Reports ? <Reports propertyId={id} /> : null}
          {Matches ? <Matches propertyId={id} /> : null}
          <PhotosPanel property={property} />
          {Desk ? <Desk propertyId={id} /> : null}
          <Figures propertyId={id} />
          <FactsPanel property={property} />
          <HistoryPanel property={property} />
          <section className="pa rc-d"><DocumentsSection propertyId={id} /></section>
        </div>
      </div>
      {changing ? <ChangeStatus property={property} onClose={() => setChanging(false)} /> : null}
    </>
  )
}
