import { ChevronLeft, ChevronRight, HousePlus, Import, Plus, SearchX, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Link, useSearchParams } from 'react-router-dom'
import { keepPreviousData } from '@tanstack/react-query'
import { useListProperties } from '../../../../generated/api/property/property'
import { PropertyStatus, type PropertyPage } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState, PartialBand } from '../../../ui/states'
import '../../../ui/workspace/styles/table.css'
import '../../../ui/workspace/styles/form.css'
import '../../../forms/forms.css'
import { NEW_ID } from '../wizard/steps'
import { BulkBar } from './bulk-bar'
import { saveCsv } from '../../../lib/save-file'
import { allRows, toCsv } from './csv'
import { FilterBar } from './filter-bar'
import { filtersOn, PAGE_SIZE, readQuery, toParams, toSearch, type PortfolioQuery } from './portfolio-query'
import { PortfolioTable } from './portfolio-table'
import './portfolio.css'

const NEW_HOME = () => href('auth-cartera-inmueble-editar-id', { id: NEW_ID })

/** Every row of the current filter as a file, with a count while it is gathered. */
function useCsv(query: PortfolioQuery) {
  const { t } = useTranslation('property')
  const [busy, setBusy] = useState<string | null>(null)
  const save = async () => {
    const { cursor: _page, ...params } = toParams(query)
    setBusy(t('list.csvProgress', { done: 0, all: '…' }))
    try {
      const rows = await allRows(params, (done, all) => setBusy(t('list.csvProgress', { done: count(done), all: count(all) })))
      const say = (name: string) => (code: string) => t(`enums.${name}.${code}`)
      saveCsv(t('list.title').toLowerCase(), toCsv(rows, { status: (row) => say('status')(row.status), type: (row) => say('type')(row.type), operation: say('operation'), island: say('island') }))
      setMessage('SUCCESS', t('list.csvDone', { count: rows.length }))
    } catch {
      // The message bar has said why.
    } finally {
      setBusy(null)
    }
  }
  return { busy, save }
}

function Tabs({ query, page }: { query: PortfolioQuery; page: PropertyPage | undefined }) {
  const { t } = useTranslation('property')
  const counts = page?.counts ?? {}
  const all = Object.entries(counts).reduce((sum, [status, n]) => (status === 'archived' ? sum : sum + n), 0)
  const statuses = Object.values(PropertyStatus).filter((status) => status === 'active' || query.status.includes(status) || (counts[status] ?? 0) > 0)
  const order = ['active', 'reserved', 'draft', 'prospect', 'withdrawn', 'expired', 'closed', 'archived']
  const tabs = [{ status: null, n: all }, ...statuses.sort((a, b) => order.indexOf(a) - order.indexOf(b)).map((status) => ({ status, n: counts[status] ?? 0 }))]
  return (
    <nav className="vw num" aria-label={t('list.views')}>
      {tabs.map(({ status, n }) => (
        <Link key={status ?? 'all'} to={{ search: toSearch({ ...query, status: status ? [status] : [], cursor: '' }).toString() }} aria-current={(status === null ? query.status.length === 0 : query.status.length === 1 && query.status[0] === status) ? 'true' : undefined}>
          {status === null ? t('list.all') : t(`enums.status.${status}`)}{page ? <small>{count(n)}</small> : null}
        </Link>
      ))}
    </nav>
  )
}

function Empty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('property')
  if (filtered) return <EmptyState icon={SearchX} title={t('list.noneTitle')} text={t('list.noneText')}><button type="button" className="ui-button is-main" onClick={onClear}>{t('list.clear')}</button></EmptyState>
  return (
    <EmptyState icon={HousePlus} title={t('list.emptyTitle')} text={t('list.emptyText')}>
      <Link className="ui-button is-main" to={href('auth-integrations')}><Upload size={18} aria-hidden />{t('list.emptyImport')}</Link>
      <Link className="ui-button is-text" to={NEW_HOME()}>{t('list.emptyNew')}</Link>
    </EmptyState>
  )
}

/** The agency's homes: views by status, search, filters, sort and page, all in the address. */
export default function PortfolioPage() {
  const { t } = useTranslation('property')
  const [search, setSearch] = useSearchParams()
  const query = readQuery(search)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isPending, isPlaceholderData, refetch } = useListProperties({ ...toParams(query), limit: PAGE_SIZE }, { query: { placeholderData: keepPreviousData }, request: { silent: true } })
  const csv = useCsv(query)
  const go = (next: PortfolioQuery) => {
    setSelected(new Set())
    setSearch(toSearch(next))
  }
  const change = (part: Partial<PortfolioQuery>) => go({ ...query, cursor: '', ...part })
  const rows = data?.items ?? []
  const chosen = rows.filter(({ id }) => selected.has(id))
  const filtered = filtersOn(query) > 0 || query.status.length > 0
  const whole = Object.entries(data?.counts ?? {}).reduce((sum, [status, n]) => (status === 'archived' ? sum : sum + n), 0)
  if (statusOf(error) === 403) return <NoRightState level={1} text={t('list.noRight')} />
  return (
    <>
      <DocumentHead title={t('list.title')} />
      <div className="ph">
        <h1>{t('list.title')}</h1>
        {data ? <p className="sub num">{[t('list.count', { count: whole, n: count(whole) }), whole > 0 ? t('list.onMarket', { n: count(data.counts.active ?? 0) }) : null].filter(Boolean).join(', ')}</p> : null}
        <div className="end">
          <Link className="bt" to={href('auth-integrations')}><Import size={18} aria-hidden />{t('list.import')}</Link>
          <Link className="bt p" to={NEW_HOME()}><Plus size={18} aria-hidden />{t('list.new')}</Link>
        </div>
      </div>
      <section className="pa pf-list" aria-label={t('list.title')} aria-busy={isPending || isPlaceholderData}>
        <Tabs query={query} page={data} />
        <FilterBar query={query} change={change} onCsv={() => void csv.save()} csvBusy={csv.busy} />
        {chosen.length > 0 ? <BulkBar rows={chosen} onDone={setSelected} /> : null}
        {error && data ? <PartialBand onRetry={() => void refetch()}>{t('list.stale')}</PartialBand> : null}
        {isPending ? <SkeletonRows rows={8} label={t('list.loading')} /> : null}
        {error && !data ? <ErrorState title={t('list.failed')} onRetry={() => void refetch()} /> : null}
        {data && rows.length === 0 ? <Empty filtered={filtered} onClear={() => go(readQuery(new URLSearchParams()))} /> : null}
        {rows.length > 0 ? <PortfolioTable rows={rows} sort={query.sort} onSort={(sort) => change({ sort })} selected={selected} onSelect={setSelected} /> : null}
        {data && rows.length > 0 ? (
          <div className="tf num">
            <span>{t('list.total', { all: count(data.total) })}</span>
            <span className="end">
              {(['previous', 'next'] as const).map((way) => {
                const cursor = data[way]
                const Icon = way === 'next' ? ChevronRight : ChevronLeft
                return cursor ? <Link key={way} className="ib" aria-label={t(`list.${way}`)} to={{ search: toSearch({ ...query, cursor }).toString() }} onClick={() => setSelected(new Set())}><Icon size={20} aria-hidden /></Link> : <span key={way} className="ib is-off" aria-hidden><Icon size={20} /></span>
              })}
            </span>
          </div>
        ) : null}
      </section>
    </>
  )
}
