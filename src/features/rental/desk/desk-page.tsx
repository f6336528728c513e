import { FileSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListRentals } from '../../../../generated/api/rental/rental'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { EmptyState, NoRightState } from '../../../ui/states'
import '../../../ui/button.css'
import '../../../ui/workspace/styles/table.css'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import './desk.css'
import { FileDetail } from './file/file-detail'
import { FilesList } from './queue/files-list'
import { useDeskQuery, VIEWS } from './queue/query'
import { QUEUES } from './states'
import { ContractsView } from './views/contracts-view'
import { OffersView } from './views/offers-view'
import { StatsView } from './views/stats-view'

/** Queues above, the files of one at the left, one of them at the right; the address holds all. */
function Desk() {
  const { t } = useTranslation('rental')
  const query = useDeskQuery()
  const { queue, view, state, q, cursor, file, go } = query
  const list = useListRentals(
    {
      ...(queue ? { queue } : {}),
      ...(state ? { state: [state] } : {}),
      q: q || undefined,
      cursor: cursor || undefined,
      limit: 15,
    },
    { query: { placeholderData: (before) => before }, request: { silent: true } },
  )
  const { data } = list
  return (
    <>
      <PageHead
        title={t('desk.title')}
        sub={
          data
            ? t('desk.sub', {
                open: data.queues.open,
                late: data.queues.late,
                read: date(data.rulesReadOn),
              })
            : t('desk.lead')
        }
      />
      <TabLinks label={t('desk.views')} className="rental-views">
        {[...QUEUES, null].map((one) => (
          <a
            key={one ?? 'all'}
            href={`?view=${one ?? 'all'}`}
            aria-current={!view && one === queue ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              go({ view: one ?? 'all', state: '', cursor: '', file: '' })
            }}
          >
            {t(`desk.queue.${one ?? 'all'}`)}{' '}
            {data && one && <small className="num">{data.queues[one]}</small>}
          </a>
        ))}
        {VIEWS.map((one) => (
          <a
            key={one}
            href={`?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              go({ view: one, state: '', cursor: '', file: '' })
            }}
          >
            {t(`desk.view.${one}`)}
          </a>
        ))}
      </TabLinks>
      {view === 'offers' && <OffersView />}
      {view === 'contracts' && <ContractsView />}
      {view === 'stats' && <StatsView />}
      <div className="rental" hidden={view !== null}>
        <FilesList query={query} list={list} />
        {file ? (
          <FileDetail
            key={file}
            id={file}
            onErased={() => {
              go({ file: '' })
              void list.refetch()
            }}
          />
        ) : (
          <Panel className="rental-none">
            <EmptyState level={3} icon={FileSearch} title={t('desk.choose')} />
          </Panel>
        )}
      </div>
    </>
  )
}

/** `/auth/lloguer-segur`. */
export default function DeskPage() {
  const { t } = useTranslation('rental')
  const { profile } = useSession()
  if (profile.role === '') return null
  return (
    <>
      <DocumentHead title={t('desk.title')} robots="noindex" />
      {profile.role === 'LLOGUER_SEGUR' ? (
        <Desk />
      ) : (
        <NoRightState level={1} title={t('desk.noRightTitle')} text={t('desk.noRightText')}>
          <Link className={buttonClass({ variant: 'main' })} to={href('alquiler-seguro')}>
            {t('desk.programme')}
          </Link>
        </NoRightState>
      )}
    </>
  )
}
