import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { Link, useNavigate } from 'react-router-dom'
import { wishesOf } from '../search/describe'
import { withFilter } from '../search/filters'
import { changed, type Search } from '../search/search-state'

/**
 * Areas and the circle that bound a search, each with its way out; links, so they work without a
 * script.
 */
export function MapLimits({
  search,
  addressOf,
}: {
  search: Search
  addressOf: (search: Search) => string
}) {
  const { t } = useTranslation('listing')
  const navigate = useNavigate()
  const { area, near } = search.filters
  const wishes = wishesOf({ ...(area ? { area } : {}), ...(near ? { near } : {}) }, t)
  if (wishes.length === 0) return null
  // On a phone the map is open because the address says so (#mapa): it stays.
  const stay = (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(to + window.location.hash, { preventScrollReset: true })
  }
  const bare = (filters: Search['filters']): string => addressOf(changed(search, { filters }))
  const none = bare(withFilter(withFilter(search.filters, 'area', undefined), 'near', undefined))
  return (
    <ul className="map-limits" aria-label={t('map.areas')}>
      {wishes.map(({ key, words, without }) => {
        const [name] = key.split('.')
        const to = bare(
          name === 'near'
            ? withFilter(search.filters, 'near', undefined)
            : withFilter(search.filters, 'area', without.area),
        )
        return (
          <li key={key} className="tag">
            {words}
            <Link
              className="tag-remove"
              to={to}
              onClick={stay(to)}
              aria-label={t('filters.remove', { words })}
            >
              <X className="icon" aria-hidden />
            </Link>
          </li>
        )
      })}
      {wishes.length > 1 ? (
        <li>
          <Link className="clear-link" to={none} onClick={stay(none)}>
            {t('map.clearAreas')}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
