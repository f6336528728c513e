import { Bookmark, Settings2, Users } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListViews } from '../../../generated/api/view/view'
import { useTranslation } from '../../i18n'
import { fromViewQuery, sameQuery, toViewQuery, type ViewsProps } from '../../slots/view'
import { Pressable } from '../../ui/kit/bare/pressable'
import './view.css'

const SaveView = lazy(() => import('./save-view'))
const ManageViews = lazy(() => import('./manage-views'))

/** Saved views as tabs behind the list's own, and the ways to keep the search one looks at. */
export default function ViewTabs({ list, params, columns, onColumns, toSearch }: ViewsProps) {
  const { t } = useTranslation('view')
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const { data } = useListViews({ list }, { request: { silent: true } })
  const query = toViewQuery(params)
  const views = data?.items ?? []
  const now = views.find((view) => sameQuery(view.query, query))
  // Only an address that asks nothing opens with the default, and once: who then presses "all"
  // means all.
  const fresh = useRef([...search.keys()].filter((name) => name !== 'lado').length === 0)
  const first = views.find(({ isDefault }) => isDefault)
  useEffect(() => {
    if (!data || !fresh.current) return
    fresh.current = false
    if (!first) return
    if (first.columns.length > 0) onColumns?.(first.columns)
    setSearch(toSearch(fromViewQuery(first.query)), { replace: true })
  }, [data, first, onColumns, setSearch, toSearch])
  return (
    <>
      {views.map((view) => (
        <Link
          key={view.id}
          to={{ search: toSearch(fromViewQuery(view.query)).toString() }}
          aria-current={view === now ? 'true' : undefined}
          onClick={() => (view.columns.length > 0 ? onColumns?.(view.columns) : undefined)}
        >
          {view.shared ? <Users size={14} aria-hidden /> : <Bookmark size={14} aria-hidden />}
          {view.name}
          {view.ownerName ? (
            <span className="spoken"> {t('by', { name: view.ownerName })}</span>
          ) : null}
        </Link>
      ))}
      {now || Object.keys(query).length === 0 ? null : (
        <Pressable onClick={() => setOpen('save')}>
          <Bookmark size={16} aria-hidden />
          {t('save')}
        </Pressable>
      )}
      {views.length > 0 ? (
        <Pressable onClick={() => setOpen('manage')}>
          <Settings2 size={16} aria-hidden />
          {t('manage')}
        </Pressable>
      ) : null}
      {open === 'save' ? (
        <Suspense>
          <SaveView list={list} query={query} columns={columns} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'manage' ? (
        <Suspense>
          <ManageViews
            list={list}
            views={views}
            query={query}
            columns={columns}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
