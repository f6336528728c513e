import { X } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { changed, hrefOf, type Search } from './search-state'
import { wishesOf } from './describe'

/** What the search asks for, each with its way out: links, so they work without a script. */
export function ActiveFilters({ search }: { search: Search }) {
  const { t } = useTranslation(['listing', 'property'])
  const wishes = wishesOf(search.filters, t)
  if (wishes.length === 0) return null
  return (
    <ul className="active" aria-label={t('filters.active')}>
      {wishes.map(({ key, words, without }) => (
        <li key={key} className="tag">
          {words}
          <Link className="tag-x" to={hrefOf(changed(search, { filters: without }))} aria-label={t('filters.remove', { words })}><X className="i" aria-hidden /></Link>
        </li>
      ))}
      <li><Link className="clear-a" to={hrefOf(changed(search, { filters: {} }))}>{t('filters.clear')}</Link></li>
    </ul>
  )
}
