import { Import, Plus, SearchX, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ListContactsView, type ContactCounts } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import type { ViewsSlot } from '../../../slots/view'
import { DocumentHead } from '../../../ui/document-head'
import { Sk, SkeletonRows } from '../../../ui/skeleton'
import { useColumns } from '../../../ui/workspace/use-columns'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import '../../../ui/workspace/styles/table.css'
import '../../../ui/workspace/styles/form.css'
import { isTyping } from '../../../ui/workspace/search-rest'
import '../../../forms/forms.css'
import '../contact.css'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { BulkBar } from './bulk-bar'
import { COLUMNS, COLUMNS_KEY, FIRST_COLUMNS } from './columns'
import { filtersOn, readQuery, toParams, toSearch, type ContactQuery } from './contact-query'
import { ContactTable } from './contact-table'
import { FilterBar } from './filter-bar'
import { useContacts } from './use-contacts'

/** An address as this list writes it. */
const written = (address: URLSearchParams): URLSearchParams => toSearch(readQuery(address))

const NewContact = lazy(() => import('../detail/new-contact'))

function Tabs({
  query,
  counts,
  children,
}: {
  query: ContactQuery
  counts: ContactCounts | undefined
  children: ReactNode
}) {
  const { t } = useTranslation('contact')
  const shown = Object.values(ListContactsView).filter(
    (view) => view === 'all' || view === query.view || (counts?.[view] ?? 0) > 0,
  )
  return (
    <TabLinks className="num" label={t('list.views')}>
      {shown.map((view) => (
        <Link
          key={view}
          to={{ search: toSearch({ ...query, view }).toString() }}
          aria-current={query.view === view ? 'true' : undefined}
        >
          {t(`list.view.${view}`)}
          {counts ? <small>{count(counts[view])}</small> : null}
        </Link>
      ))}
      {children}
    </TabLinks>
  )
}

/**
 * Everybody the agency knows: its own and saved views, search, filters and order, all in the
 * address. `canImport`: the import's screen exists.
 */
export default function ContactsPage({
  canImport = false,
  Views,
}: {
  canImport?: boolean
  Views?: ViewsSlot
}) {
  const { t } = useTranslation('contact')
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const query = readQuery(search)
  const [columns, setColumns] = useColumns(COLUMNS_KEY, COLUMNS, FIRST_COLUMNS)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const {
    rows,
    total,
    counts,
    error,
    isPending,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useContacts(query)
  const adding = search.get('nuevo') === '1'
  const change = (part: Partial<ContactQuery>) => {
    setSelected(new Set())
    const next = { ...query, ...part }
    setSearch(toSearch(next), { replace: isTyping(query.q, next.q) })
  }
  const open = (on: boolean) => {
    const next = toSearch(query)
    if (on) next.set('nuevo', '1')
    setSearch(next)
  }
  if (statusOf(error) === 403)
    return <ErrorState level={1} error={error} noRight={t('list.noRight')} />
  const chosen = rows.filter(({ id }) => selected.has(id))
  const empty = !isPending && !error && rows.length === 0
  const filtered = filtersOn(query) > 0 || query.view !== 'all'
  const importLink = canImport ? (
    <Link className={buttonClass()} to={href('auth-contactos-importar')}>
      <Import size={18} aria-hidden />
      {t('list.import')}
    </Link>
  ) : null
  return (
    <>
      <DocumentHead title={t('list.title')} />
      <div className="desk-head is-list">
        <h1>{t('list.title')}</h1>
        <p className="sub num">
          {counts ? (
            t('list.count', { count: counts.all, n: count(counts.all) })
          ) : isPending ? (
            <Sk w={120} h="1lh" />
          ) : null}
        </p>
        <div className="end">
          {importLink}
          <Button variant="main" onClick={() => open(true)}>
            <Plus size={18} aria-hidden />
            {t('list.new')}
          </Button>
        </div>
      </div>
      <section
        className="panel contact-list"
        aria-label={t('list.title')}
        aria-busy={isPending || isPlaceholderData}
      >
        <Tabs query={query} counts={counts}>
          {Views ? (
            <Views
              list="contact"
              params={toParams(query)}
              columns={columns}
              onColumns={setColumns}
              toSearch={written}
            />
          ) : null}
        </Tabs>
        <FilterBar query={query} change={change} columns={columns} onColumns={setColumns} />
        {chosen.length > 0 ? (
          <BulkBar
            rows={chosen}
            archived={query.view === 'archived'}
            onDone={() => setSelected(new Set())}
          />
        ) : null}
        {error && rows.length > 0 ? (
          <PartialBand error={error} onRetry={() => void refetch()}>
            {t('list.stale')}
          </PartialBand>
        ) : null}
        {isPending ? <SkeletonRows rows={8} label={t('list.loading')} /> : null}
        {error && rows.length === 0 ? (
          <ErrorState error={error} title={t('list.failed')} onRetry={() => void refetch()} />
        ) : null}
        {empty && filtered ? (
          <EmptyState icon={SearchX} title={t('list.noneTitle')} text={t('list.noneText')}>
            <Button variant="main" onClick={() => change(readQuery(new URLSearchParams()))}>
              {t('list.clear')}
            </Button>
          </EmptyState>
        ) : null}
        {empty && !filtered ? (
          <EmptyState icon={UserRoundPlus} title={t('list.emptyTitle')} text={t('list.emptyText')}>
            <Button variant="main" onClick={() => open(true)}>
              {t('list.new')}
            </Button>
            {importLink}
          </EmptyState>
        ) : null}
        {rows.length > 0 ? (
          <>
            <ContactTable
              rows={rows}
              total={total}
              columns={columns}
              sort={query.sort}
              onSort={(sort) => change({ sort })}
              selected={selected}
              onSelect={setSelected}
              hasMore={hasNextPage && !isFetchingNextPage}
              onMore={() => void fetchNextPage()}
            />
            <div className="table-foot num">
              <span role="status">
                {t('list.total', { shown: count(rows.length), all: count(total) })}
              </span>
            </div>
          </>
        ) : null}
      </section>
      {adding ? (
        <Suspense>
          <NewContact
            onClose={() => open(false)}
            onMade={({ id }) => void navigate(href('auth-contactos-id', { id }))}
          />
        </Suspense>
      ) : null}
    </>
  )
}
