import { keepPreviousData } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListBrakedHomes } from '../../../../generated/api/publication/publication'
import type { BrakedHome, PublicationBrake } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldAddress } from '../../../lib/field-address'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Pager } from '../../../ui/workspace/pager'
import '../../../ui/workspace/styles/table.css'
import '../publication.css'
import { brakeSearch } from './brake-address'

const PAGE_SIZE = 25

/** Homes with one remark over all channels: each leads to the field that mends it everywhere. */
export function BrakedHomes({ brake }: { brake: Pick<PublicationBrake, 'rule' | 'severity'> }) {
  const { t } = useTranslation('publication')
  const [search] = useSearchParams()
  const cursor = search.get('cursor')
  const { data, isPending, error, refetch } = useListBrakedHomes(
    { ...brake, limit: PAGE_SIZE, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  return (
    <Panel
      title={data?.message ?? t('brake.title')}
      note={data && t('homes.total', { count: data.total, n: count(data.total) })}
      flush
      action={
        <Link className={inlineClass()} to={href('auth-integrations')}>
          {t('brake.back')}
        </Link>
      }
    >
      {isPending && <SkeletonRows rows={6} label={t('homes.loading')} />}
      {error && !data && (
        <ErrorState
          error={error}
          level={3}
          title={t('homes.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon={CircleCheck}
          level={3}
          title={t('brake.mendedTitle')}
          text={t('brake.mendedText')}
        />
      )}
      <ul>
        {data?.items.map((home) => (
          <Row key={home.propertyId} home={home} />
        ))}
      </ul>
      {data && data.items.length > 0 && (
        <Pager
          page={data}
          total={t('homes.total', { count: data.total, n: count(data.total) })}
          words={{ previous: t('homes.previous'), next: t('homes.next') }}
          link={(at, words, icon) => (
            <Link
              className="icon-button"
              aria-label={words}
              to={href('auth-integrations', {}, { ...brakeSearch(brake), cursor: at })}
            >
              {icon}
            </Link>
          )}
        />
      )}
    </Panel>
  )
}

function Row({ home: { propertyId, ref, title, issue, channels } }: { home: BrakedHome }) {
  const { t, i18n } = useTranslation('publication')
  const names = channels.map(({ name }) => name)
  return (
    <li className="publication-braked">
      <div className="publication-home">
        <Link to={href('auth-cartera-inmueble-id', { id: propertyId })}>{title ?? ref}</Link>
        <small className="num">{ref}</small>
      </div>
      <div className="publication-what">
        <span>{issue.message}</span>
        <small>
          {t(`brake.${issue.severity}`, {
            channels: new Intl.ListFormat(i18n.language).format(names),
          })}
        </small>
      </div>
      <Link
        className={buttonClass()}
        to={fieldAddress(propertyId, issue)}
        aria-label={t('brake.mendOf', { ref })}
      >
        {t('brake.mend')}
      </Link>
    </li>
  )
}
