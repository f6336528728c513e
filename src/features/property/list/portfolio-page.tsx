import { keepPreviousData } from '@tanstack/react-query'
import { HousePlus, Import, Plus, SearchX, Upload } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListProperties } from '../../../../generated/api/property/property'
import { PropertyStatus, type PropertyPage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { may } from '../../../lib/permission'
import type { PriceSlot } from '../../../slots/price'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import type { ViewsSlot } from '../../../slots/view'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { Sk, SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import { Pager } from '../../../ui/workspace/pager'
import '../../../ui/workspace/styles/table.css'
import '../../../ui/workspace/styles/form.css'
import '../../../forms/forms.css'
import { useColumns } from '../../../ui/workspace/use-columns'
import { isTyping } from '../../../ui/workspace/search-rest'
import { NEW_ID } from '../wizard/steps'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { BulkBar } from './bulk-bar'
import { COLUMNS, COLUMNS_KEY, FIRST_COLUMNS } from './columns'
import { FilterBar } from './filter-bar'
import {
  filtersOn,
  PAGE_SIZE,
  readQuery,
  toParams,
  toSearch,
  type PortfolioQuery,
} from './portfolio-query'
import { PortfolioTable } from './portfolio-table'
import { useCsv } from './use-csv'
import './portfolio.css'

// The map and its engine are for those who ask for it.
const PortfolioMap = lazy(() => import('./portfolio-map'))

const NEW_HOME = () => href('auth-cartera-inmueble-editar-id', { id: NEW_ID })

/** An address as this list writes it. */
const written = (address: URLSearchParams): URLSearchParams => toSearch(readQuery(address))

function Tabs({
  query,
  page,
  children,
}: {
  query: PortfolioQuery
  page: PropertyPage | undefined
  children: ReactNode
}) {
  const { t } = useTranslation('property')
  const counts = page?.counts ?? {}
  const all = Object.entries(counts).reduce(
    (sum, [status, n]) => (status === 'archived' ? sum : sum + n),
    0,
  )
  const statuses = Object.values(PropertyStatus).filter(
    (status) => status === 'active' || query.status.includes(status) || (counts[status] ?? 0) > 0,
  )
  const order = [
    'active',
    'reserved',
    'draft',
    'prospect',
    'withdrawn',
    'expired',
    'closed',
    'archived',
  ]
  const tabs = [
    { status: null, n: all },
    ...statuses
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((status) => ({ status, n: counts[status] ?? 0 })),
  ]
  return (
    <TabLinks className="num" label={t('list.views')}>
      {tabs.map(({ status, n }) => (
        <Link
          key={status ?? 'all'}
          to={{
            search: toSearch({ ...query, status: status ? [status] : [], cursor: '' }).toString(),
          }}
          aria-current={
            (
              status === null
                ? query.status.length === 0
                : query.status.length === 1 && query.status[0] === status
            )
              ? 'true'
              : undefined
          }
        >
          {status === null ? t('list.all') : t(`enums.status.${status}`)}
          {page ? <small>{count(n)}</small> : null}
        </Link>
      ))}
      {children}
    </TabLinks>
  )
}

function Empty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('property')
  const { profile } = useSession()
  if (filtered)
    return (
      <EmptyState icon={SearchX} title={t('list.noneTitle')} text={t('list.noneText')}>
        <Button variant="main" onClick={onClear}>
          {t('list.clear')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState icon={HousePlus} title={t('list.emptyTitle')} text={t('list.emptyText')}>
      {profile.role === 'ADMIN' && (
        <Link
          className={buttonClass({ variant: 'main' })}
          to={href('auth-integrations', {}, SOURCES_SIDE)}
        >
          <Upload size={18} aria-hidden />
          {t('list.emptyImport')}
        </Link>
      )}
      <Link
        className={buttonClass({ variant: profile.role === 'ADMIN' ? 'text' : 'main' })}
        to={NEW_HOME()}
      >
        {t('list.emptyNew')}
      </Link>
    </EmptyState>
  )
}

/**
 * The agency's homes: by status and saved views, search, filters, sort and page, all in the
 * address; as rows or on a map.
 */
export default function PortfolioPage({ Views, Price }: { Views?: ViewsSlot; Price?: PriceSlot }) {
  const { t } = useTranslation('property')
  const { profile } = useSession()
  const [search, setSearch] = useSearchParams()
  const query = readQuery(search)
  const [columns, setColumns] = useColumns(COLUMNS_KEY, COLUMNS, FIRST_COLUMNS)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isPending, isPlaceholderData, refetch } = useListProperties(
    { ...toParams(query), limit: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const csv = useCsv(query)
  const go = (next: PortfolioQuery) => {
    setSelected(new Set())
    setSearch(toSearch(next), { replace: isTyping(query.q, next.q) })
  }
  const change = (part: Partial<PortfolioQuery>) => go({ ...query, cursor: '', ...part })
  const clear = () => go({ ...readQuery(new URLSearchParams()), map: query.map })
  const rows = data?.items ?? []
  const chosen = rows.filter(({ id }) => selected.has(id))
  const filtered = filtersOn(query) > 0 || query.status.length > 0
  const whole = Object.entries(data?.counts ?? {}).reduce(
    (sum, [status, n]) => (status === 'archived' ? sum : sum + n),
    0,
  )
  if (statusOf(error) === 403)
    return <ErrorState level={1} error={error} noRight={t('list.noRight')} />
  const loading = <SkeletonRows rows={8} label={t('list.loading')} />
  return (
    <>
      <DocumentHead title={t('list.title')} />
      <div className="desk-head is-list">
        <h1>{t('list.title')}</h1>
        <p className="sub num">
          {data ? (
            [
              t('list.count', { count: whole, n: count(whole) }),
              whole > 0 ? t('list.onMarket', { n: count(data.counts.active ?? 0) }) : null,
            ]
              .filter(Boolean)
              .join(', ')
          ) : isPending ? (
            <Sk w={180} h="1lh" />
          ) : null}
        </p>
        <div className="end">
          {profile.role === 'ADMIN' && (
            <Link className={buttonClass()} to={href('auth-integrations', {}, SOURCES_SIDE)}>
              <Import size={18} aria-hidden />
              {t('list.import')}
            </Link>
          )}
          <Link className={buttonClass({ variant: 'main' })} to={NEW_HOME()}>
            <Plus size={18} aria-hidden />
            {t('list.new')}
          </Link>
        </div>
      </div>
      <section
        className="panel plain-list"
        aria-label={t('list.title')}
        aria-busy={isPending || isPlaceholderData}
      >
        <Tabs query={query} page={data}>
          {Views ? (
            <Views
              list="property"
              params={toParams({ ...query, cursor: '' })}
              columns={columns}
              onColumns={setColumns}
              toSearch={written}
            />
          ) : null}
        </Tabs>
        <FilterBar
          query={query}
          change={change}
          onCsv={may(profile, 'export') ? () => void csv.save() : null}
          csvBusy={csv.busy}
          columns={columns}
          onColumns={setColumns}
        />
        {chosen.length > 0 && !query.map ? (
          <BulkBar rows={chosen} onDone={setSelected} Price={Price} />
        ) : null}
        {error && data ? (
          <PartialBand error={error} onRetry={() => void refetch()}>
            {t('list.stale')}
          </PartialBand>
        ) : null}
        {isPending ? loading : null}
        {error && !data ? (
          <ErrorState error={error} title={t('list.failed')} onRetry={() => void refetch()} />
        ) : null}
        {data && rows.length === 0 ? <Empty filtered={filtered} onClear={clear} /> : null}
        {rows.length > 0 && query.map ? (
          <Suspense fallback={loading}>
            <PortfolioMap query={query} />
          </Suspense>
        ) : null}
        {rows.length > 0 && !query.map ? (
          <PortfolioTable
            rows={rows}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            selected={selected}
            onSelect={setSelected}
            columns={columns}
          />
        ) : null}
        {data && rows.length > 0 && !query.map ? (
          <Pager
            page={data}
            total={t('list.total', { all: count(data.total) })}
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
