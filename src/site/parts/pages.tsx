import type { HomesFound } from '../found'
import { useSite } from '../site'

/** To the homes before and after these. */
export function Pages({ of }: { of: HomesFound }) {
  const { t, query } = useSite()
  if (!of.next && !of.previous) return null
  const at = (cursor: string): string => {
    const search = new URLSearchParams(query)
    search.set('cursor', cursor)
    return `?${search}`
  }
  return (
    <nav className="pages" aria-label={t('pages.label')}>
      {of.previous && (
        <a rel="prev" href={at(of.previous)}>
          {t('pages.previous')}
        </a>
      )}
      {of.next && (
        <a rel="next" href={at(of.next)}>
          {t('pages.next')}
        </a>
      )}
    </nav>
  )
}
