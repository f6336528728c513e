import { keepPreviousData } from '@tanstack/react-query'
import { Plus, SearchX, UserSearch } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListDemands } from '../../../../generated/api/demand/demand'
import type { DemandPage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { count } from '../../../lib/format'
import { newDemand } from '../../../slots/new-demand'
import type { ViewsSlot } from '../../../slots/view'
import { DocumentHead } from '../../../ui/document-head'
import { Sk, SkeletonRows } from '../../../ui/skeleton'
import { Pager } from '../../../ui/workspace/pager'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import '../../../forms/forms.css'
import '../../../ui/workspace/styles/form.css'
import '../../../ui/workspace/styles/table.css'
import { isTyping } from '../../../ui/workspace/search-rest'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { BulkBar } from './bulk-bar'
import {
  inView,
  isNarrowed,
  PAGE_SIZE,
  readQuery,
  toParams,
  toSearch,
  viewOf,
  VIEWS,
  type DemandQuery,
  type ViewName,
} from './demand-query'
import { DemandTable } from './demand-table'
import { FilterBar } from './filter-bar'
import { useCsv } from './use-csv'
import { useFresh } from './use-fresh'
import '../demand.css'

/** Its columns are not chosen. */
const NO_COLUMNS: readonly string[] = []

/** An address as this list writes it. */
const written = (address: URLSearchParams): URLSearchParams => toSearch(readQuery(address))

function Tabs({
  query,
  page,
  children,
}: {
  query: DemandQuery
  page: DemandPage | undefined
  children: ReactNode
}) {
  const { t } = useTranslation('demand')
  const now = viewOf(query)
  const shown = (Object.keys(VIEWS) as ViewName[]).filter(
    (name) => name === 'SEARCH' || name === now || (page?.counts[name] ?? 0) > 0,
  )
  return (
    <TabLinks className="num" label={t('list.views')}>
      {shown.map((name) => (
        <Link
          key={name}
          to={{ search: toSearch(inView(query, name)).toString() }}
          aria-current={name === now ? 'true' : undefined}
        >
          {t(`list.view.${name}`)}
          {page ? <small>{count(page.counts[name])}</small> : null}
        </Link>
      ))}
      {children}
    </TabLinks>
  )
}

function Empty({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('demand')
  if (narrowed)
    return (
      <EmptyState icon={SearchX} title={t('list.noneTitle')} text={t('list.noneText')}>
        <Button variant="main" onClick={onClear}>
          {t('list.clear')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState icon={UserSearch} title={t('list.emptyTitle')} text={t('list.emptyText')}>
      <Link className={buttonClass({ variant: 'main' })} to={newDemand()}>
        <Plus size={18} aria-hidden />
        {t('list.new')}
      </Link>
    </EmptyState>
  )
}

/** The agency's demands: views with counts, search, filters, order and page, all in the address. */
export default function DemandsPage({ Views }: { Views?: ViewsSlot }) {
  const { t } = useTranslation('demand')
  const [search, setSearch] = useSearchParams()
  const asked = readQuery(search)
  const query =
    viewOf(asked) === null &&
    asked.status.length + asked.urgency.length === 0 &&
    asked.expires === null
      ? inView(asked, 'SEARCH')
      : asked
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isPending, isPlaceholderData, refetch } = useListDemands(
    { ...toParams({ ...query, cursor: asked.cursor }), limit: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const csv = useCsv(query)
  const go = (next: DemandQuery) => {
    setSelected(new Set())
    setSearch(toSearch(next), { replace: isTyping(query.q, next.q) })
  }
  const change = (part: Partial<DemandQuery>) => go({ ...query, cursor: '', ...part })
  const rows = data?.items ?? []
  const fresh = useFresh(rows)
  const chosen = rows.filter(({ id, own }) => own && selected.has(id))
  if (statusOf(error) === 403)
    return <ErrorState level={1} error={error} noRight={t('list.noRight')} />
  return (
    <>
      <DocumentHead title={t('list.title')} />
      <div className="desk-head is-list">
        <h1>{t('list.title')}</h1>
        <p className="sub num">
          {data ? (
            t('list.count', { count: data.counts.SEARCH, n: count(data.counts.SEARCH) })
          ) : isPending ? (
            <Sk w={120} h="1lh" />
          ) : null}
        </p>
        <div className="end">
          <Link className={buttonClass({ variant: 'main' })} to={newDemand()}>
            <Plus size={18} aria-hidden />
            {t('list.new')}
          </Link>
        </div>
      </div>
      <section
        className="panel demand-list"
        aria-label={t('list.title')}
        aria-busy={isPending || isPlaceholderData}
      >
        <Tabs query={query} page={data}>
          {Views ? (
            <Views
              list="demand"
              params={toParams({ ...query, cursor: '' })}
              columns={NO_COLUMNS}
              toSearch={written}
            />
          ) : null}
        </Tabs>
        <FilterBar query={query} change={change} onCsv={() => void csv.save()} csvBusy={csv.busy} />
        {chosen.length > 0 ? <BulkBar rows={chosen} onDone={setSelected} /> : null}
        {error && data ? (
          <PartialBand error={error} onRetry={() => void refetch()}>
            {t('list.stale')}
          </PartialBand>
        ) : null}
        {isPending ? <SkeletonRows rows={8} label={t('list.loading')} /> : null}
        {error && !data ? (
          <ErrorState error={error} title={t('list.failed')} onRetry={() => void refetch()} />
        ) : null}
        {data && rows.length === 0 ? (
          <Empty
            narrowed={isNarrowed(query) || viewOf(query) !== 'SEARCH'}
            onClear={() => go(readQuery(new URLSearchParams()))}
          />
        ) : null}
        {rows.length > 0 ? (
          <DemandTable
            rows={rows}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            selected={selected}
            onSelect={setSelected}
            fresh={fresh}
          />
        ) : null}
        {data && rows.length > 0 ? (
          <Pager
            page={data}
            total={t('list.total', { count: data.total, n: count(data.total) })}
            words={{ previous: t('list.previous'), next: t('list.next') }}
            link={(cursor, words, icon) => (
              <Link
                className="icon-button"
                aria-label={words}
                to={{ search: toSearch({ ...query, cursor }).toString() }}
                onClick={() => setSelected(new Set())}
              >
                {icon}
              </Link>
            )}
          />
        ) : null}
      </section>
    </>
  )
}
