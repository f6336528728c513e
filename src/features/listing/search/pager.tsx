import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { pagesOf } from './pages'
import type { Search } from './search-state'
import { buttonClass } from '../../../ui/kit/public/button-class'

/** The way to the page before and the one after. */
export default function Pager({
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
          <ChevronLeft className="icon" aria-hidden />
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
          <ChevronRight className="icon" aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
