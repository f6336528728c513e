import type { ListingCard, ListingPrice } from '../../../generated/model'
import { m2, moneyPerM2, moneyShort } from '../../lib/format'
import { homeHref, say, type Site } from '../site'
import type { Said } from '../texts'

/** A home as cards tell it: all texts ready to show. */
export interface Told {
  id: string
  href: string
  ref: string
  name: Said
  place: string
  kind: string
  price: string
  /** What it cost before it was lowered, and by how much. */
  before: string | null
  lowered: string | null
  perM2: string | null
  bedrooms: string | null
  bathrooms: string | null
  area: string | null
  /** `4 hab., 2 baños, 214 m²`. */
  facts: string
  card: ListingCard
}

/** An offer's price with its period; `Precio a consultar` where the agency keeps it back. */
export const priceText = (
  { t }: Pick<Site, 't'>,
  { price, rentPeriod }: Pick<ListingPrice, 'price' | 'rentPeriod'>,
): string =>
  price === null
    ? t('listing:price.onRequest')
    : moneyShort(price) + (rentPeriod ? t(`listing:price.per.${rentPeriod}`) : '')

function plural(t: Site['t'], key: string, value: number | null): string | null {
  if (value === null) return null
  return value === 0 && key === 'bedrooms'
    ? t('listing:card.bedrooms_none', { count: 0 })
    : `${value} ${t(`listing:card.${key}`, { count: value })}`
}

/** A card of the search in words. */
export function told(site: Site, card: ListingCard): Told {
  const { t } = site
  const { price, previousPrice, bedrooms, bathrooms, pricePerM2 } = card
  const kind = t(`listing:type.${card.type}.one`)
  const drop = price !== null && previousPrice !== null && previousPrice > price
  const area = card.area === null ? null : m2(card.area)
  const facts = [plural(t, 'bedrooms', bedrooms), plural(t, 'bathrooms', bathrooms), area]
  return {
    id: card.id,
    href: homeHref(site, card.id),
    ref: card.ref,
    name: say(site, card.title) ?? {
      text: t('listing:card.untitled', { type: kind, place: card.place }),
    },
    place: card.place,
    kind,
    price: priceText(site, card),
    before: drop ? moneyShort(previousPrice) : null,
    lowered: drop ? moneyShort(previousPrice - price) : null,
    perM2: pricePerM2 === null ? null : moneyPerM2(pricePerM2, 1),
    bedrooms: bedrooms === null ? null : String(bedrooms),
    bathrooms: bathrooms === null ? null : String(bathrooms),
    area,
    facts: facts.filter((one) => one !== null).join(', '),
    card,
  }
}
