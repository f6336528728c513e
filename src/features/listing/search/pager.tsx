import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { changed, hrefOf, type Search } from './search-state'

/**
 * Pages of a list that is walked by its keys: the one before, the one after, each a real address.
 */
export function pagesOf(
  search: Search,
  { next, previous }: { next: string | null; previous: string | null },
): { next: string | null; previous: string | null } {
  const at = (cursor: string, page: number): string => hrefOf({ ...search, cursor, page })
  const back =
    search.page <= 2 ? hrefOf(changed(search, {})) : previous && at(previous, search.page - 1)
  return { next: next && at(next, search.page + 1), previous: search.page > 1 ? back : null }
}

export function Pager({
  search,
  next,
  previous,
  pages,
}: {
  search: Search
  next: string | null
  previous: string | null
  pages: number | null
}) {
  const { t } = useTranslation('listing')
  const links = pagesOf(search, { next, previous })
  if (!links.next && !links.previous) return null
  return (
    <nav className="pager num" aria-label={t('pager.label')}>
      {links.previous ? (
        <Link className={buttonClass()} rel="prev" to={links.previous}>
          <ChevronLeft className="i" aria-hidden />
          {t('pager.previous')}
        </Link>
      ) : null}
      <span>
        {pages
          ? t('pager.of', { page: search.page, pages })
          : t('pager.page', { page: search.page })}
      </span>
      {links.next ? (
        <Link className={buttonClass()} rel="next" to={links.next}>
          {t('pager.next')}
          <ChevronRight className="i" aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
