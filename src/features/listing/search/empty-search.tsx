import {
  Bath,
  BedDouble,
  Euro,
  ListFilter,
  MapPin,
  PenLine,
  Ruler,
  Waves,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { useSearchListings } from '../../../../generated/api/listing/listing'
import type { LoosenedSearch, LoosenedSearchChange, Place } from '../../../../generated/model'
import { amount } from '../card/price'
import { distance } from '../distance'
import { ListingCard } from '../card/listing-card'
import { countOf, wishesOf } from './describe'
import { loosenedOf, wholePlace } from './loosened'
import { SaidLine } from './said-line'
import { SaveSearch } from './save-search'
import { SILENT } from '../silent'
import { hrefOf, paramsOf, type Search } from './search-state'
import { inPlace, titleOf } from './title'

const ICONS: Partial<Record<LoosenedSearchChange, LucideIcon>> = {
  place: MapPin,
  bbox: MapPin,
  priceMax: Euro,
  priceMin: Euro,
  bedroomsMin: BedDouble,
  bathroomsMin: Bath,
  areaMin: Ruler,
  areaMax: Ruler,
  area: PenLine,
  near: MapPin,
  seaMax: Waves,
}

/** How a loosened search says what it changes. */
function useChangeWords(search: Search): (one: LoosenedSearch & { search: Search }) => string {
  const { t } = useTranslation(['listing', 'property'])
  return ({ change, value, search: loosened }) => {
    if (change === 'place')
      return t(loosened.place === 'baleares' ? 'loose.everywhere' : 'loose.place', {
        place: value ?? '',
      })
    if (change === 'area') return t('loose.area', { count: search.filters.area?.length ?? 1 })
    if (change === 'near') return t('loose.near')
    if (value === null) {
      const now = wishesOf(search.filters, t)
        .filter(({ key }) => key === change || key.startsWith(`${change}.`))
        .map(({ words }) => words)
      return t('loose.drop', { words: now.join(', ') })
    }
    if (change === 'priceMax' || change === 'priceMin')
      return t(`loose.${change}`, { amount: amount(Number(value)) })
    if (change === 'seaMax') return t('loose.seaMax', { distance: distance(Number(value)) })
    if (change === 'feature') return t('loose.drop', { words: t(`feature.${value}`) })
    return t(`loose.${change}`, { count: Number(value), value })
  }
}

/**
 * Nothing fits: the same search with one thing changed, each with what it would find, and homes
 * that are near.
 */
export default function EmptySearch({
  search,
  place,
  offered,
}: {
  search: Search
  place: Place | undefined
  offered: readonly LoosenedSearch[]
}) {
  const { t } = useTranslation(['listing', 'property'])
  const changeWords = useChangeWords(search)
  const wishes = wishesOf(search.filters, t)
  const loosened = loosenedOf(offered, search)
  const whole = loosened.length === 0 ? wholePlace(search) : null
  const nearest = loosened[0]?.search ?? whole
  const near = useSearchListings(
    { ...paramsOf(nearest ?? search), limit: 4 },
    { ...SILENT, query: { enabled: Boolean(nearest) } },
  )
  const where = inPlace(place, search, t)
  const asked = [t(`operation.${search.operation}`), ...wishes.map(({ words }) => words)]
  return (
    <>
      <SaidLine rest={search.filters.q} />
      <div className="empty">
        <h1>
          {t(wishes.length > 0 ? 'empty.title' : 'empty.titleNone', {
            where,
            count: countOf(wishes),
          })}
        </h1>
        <p role="status">
          {wishes.length > 0 ? `${t('empty.asked', { what: asked.join(', '), where })} ` : ''}
          {t(
            loosened.length > 0
              ? 'empty.nearest'
              : whole && near.data?.total
                ? 'empty.whole'
                : 'empty.nothing',
          )}
        </p>
        <ul className="loose">
          {loosened.map((one) => {
            const Icon = ICONS[one.change] ?? ListFilter
            return (
              <li key={one.query}>
                <Link to={hrefOf(one.search)}>
                  <Icon className="icon" aria-hidden />
                  <span>
                    <b>{changeWords(one)}</b>
                  </span>
                  <span className="loose-count num">{t('total.homes', { count: one.count })}</span>
                </Link>
              </li>
            )
          })}
          {whole && near.data && near.data.total > 0 ? (
            <li>
              <Link to={hrefOf(whole)}>
                <MapPin className="icon" aria-hidden />
                <span>
                  <b>{titleOf(whole, place, t)}</b>
                </span>
                <span className="loose-count num">
                  {t('total.homes', { count: near.data.total })}
                </span>
              </Link>
            </li>
          ) : null}
        </ul>
        <p className="empty-act">
          <SaveSearch search={search} title={titleOf(search, place, t)} empty />
        </p>
      </div>
      {near.data && near.data.items.length > 0 ? (
        <>
          <h2 className="near-head">{t('empty.near')}</h2>
          <div className="cards">
            {near.data.items.map((card) => (
              <ListingCard key={card.id} card={card} />
            ))}
          </div>
        </>
      ) : null}
    </>
  )
}
