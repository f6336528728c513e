import { X } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { changed, hrefOf, type Search } from './search-state'
import { wishesOf } from './describe'
import { SaidLine } from './said-line'

/**
 * What the search asks for, each with its way out: links, so they work without a script. On the
 * map's own page the box is no wish but where one looks: it stays.
 */
export default function WishList({
  search,
  onMap = null,
}: {
  search: Search
  onMap?: ((search: Search) => string) | null
}) {
  const { t } = useTranslation(['listing', 'property'])
  const addressOf = onMap ?? hrefOf
  const { bbox } = search.filters
  const wishes = wishesOf(search.filters, t).filter(({ key }) => !onMap || key !== 'bbox')
  if (wishes.length === 0) return null
  return (
    <>
      {onMap ? null : <SaidLine rest={search.filters.q} />}
      <ul className="active" aria-label={t('filters.active')}>
        {wishes.map(({ key, words, without }) => (
          <li key={key} className="tag">
            {words}
            <Link
              className="tag-remove"
              to={addressOf(changed(search, { filters: without }))}
              aria-label={t('filters.remove', { words })}
            >
              <X className="icon" aria-hidden />
            </Link>
          </li>
        ))}
        <li>
          <Link
            className="clear-link"
            to={addressOf(changed(search, { filters: onMap && bbox ? { bbox } : {} }))}
          >
            {t('filters.clear')}
          </Link>
        </li>
      </ul>
    </>
  )
}
