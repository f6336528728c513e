import { ArrowLeft, ScrollText } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { getListAuditLinesQueryKey, listAuditLines } from '../../../generated/api/audit/audit'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { itemsOf, usePages } from '../../lib/pages'
import { useSession } from '../../lib/session'
import { Coming } from '../../ui/coming'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { EmptyState, NoRightState } from '../../ui/states'
import { More } from '../../ui/workspace/more'
import { AuditFilters } from './audit-filters'
import { AuditLine } from './audit-line'
import { filtersIn } from './audit-query'
import { ChainNote } from './chain-note'
import './audit.css'

/** Who did what of the acts that matter, newest first, and whether nothing is missing of it. */
export default function AuditPage() {
  const { t } = useTranslation('audit')
  const { profile } = useSession()
  if (profile.role !== 'ADMIN') return <NoRightState level={1} text={t('noRight')} />
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      <PageHead title={t('title')}>
        <Link className="audit-back" to={href('auth-perfil-agentes')}>
          <ArrowLeft size={18} aria-hidden />
          {t('back')}
        </Link>
      </PageHead>
      <p className="audit-lead">{t('lead')}</p>
      <ChainNote />
      <Lines />
    </>
  )
}

function Lines() {
  const { t } = useTranslation('audit')
  const [query] = useSearchParams()
  const filters = filtersIn(query)
  const isFiltered = Object.keys(filters).length > 0
  const pages = usePages({
    queryKey: [...getListAuditLinesQueryKey(filters), 'pages'],
    ask: (from, signal) => listAuditLines({ ...from, ...filters }, { silent: true }, signal),
    keep: 'all',
  })
  const { data, isPending, error, refetch } = pages
  const items = itemsOf(data)
  return (
    <Panel flush>
      <AuditFilters />
      <Coming
        isPending={isPending}
        error={data ? null : error}
        rows={6}
        label={t('loading')}
        onRetry={refetch}
      />
      {data && items.length === 0 && (
        <EmptyState
          icon={ScrollText}
          title={t(isFiltered ? 'noneFound' : 'none')}
          {...(!isFiltered && { text: t('noneText') })}
        />
      )}
      <ol className="audit-lines">
        {items.map((line) => (
          <AuditLine key={line.id} line={line} />
        ))}
      </ol>
      <More pages={pages} words={t('more')} className="audit-more" />
    </Panel>
  )
}
