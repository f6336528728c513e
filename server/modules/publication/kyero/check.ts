import type { Listing } from '../../../../generated/model/index.ts'
import type { StoredIssue } from '../../../db/tables/publication.ts'
import type { OutSettings } from '../../integration/index.ts'
import { againstTheLaw, issue } from '../law.ts'
import { frequency, takenOffers } from '../offers.ts'
import { inLanguages } from '../text.ts'
import { LANGUAGES, type KyeroHome } from './map.ts'

const MOST_EUROS = 99_999_999

/** What Kyero would refuse (error) and what it would lose (warning) of a home, at our fields. */
export function check(
  listing: Listing,
  homes: KyeroHome[],
  { content }: OutSettings,
): StoredIssue[] {
  const [first] = homes
  return [
    ...offers(listing),
    ...(first ? required(listing, first) : []),
    ...againstTheLaw(listing, { energy: 'energy_rating', text: 'desc' }),
    ...losses(listing, content),
  ]
}

/** Offers and their prices, each at its own field. */
function offers({ offers: all }: Listing): StoredIssue[] {
  const taken = takenOffers(all)
  const severity = taken.length > 0 ? 'warning' : 'error'
  return all.flatMap((offer, at) => {
    const { operation, rentPeriod, price, priceOnRequest } = offer
    const [here, found] = [`basics.offers.${at}`, [] as StoredIssue[]]
    if (!taken.includes(offer) && frequency(offer) !== null)
      return [issue('warning', 'secondOffer', `${here}.operation`, 'price_freq', operation)]
    if (!taken.includes(offer)) {
      const isLet = operation === 'A' || operation === 'TDA'
      return isLet
        ? [issue(severity, 'rentPeriod', `${here}.rentPeriod`, 'price_freq', rentPeriod ?? null)]
        : [issue(severity, 'operation', `${here}.operation`, 'price_freq', operation)]
    }
    if (priceOnRequest) return found
    if (price === undefined) found.push(issue('error', 'price', `${here}.price`, 'price'))
    else if (price / 100 > MOST_EUROS)
      found.push(issue('error', 'priceTooHigh', `${here}.price`, 'price', price / 100))
    else if (price % 100 !== 0)
      found.push(issue('warning', 'cents', `${here}.price`, 'price', price / 100))
    return found
  })
}

function required({ type }: Listing, { type: word, town, province }: KyeroHome): StoredIssue[] {
  const found: StoredIssue[] = []
  if (word === undefined)
    found.push(
      type === 'vivienda'
        ? issue('error', 'subtype', 'basics.subtype', 'type')
        : issue('error', 'type', 'basics.type', 'type', type),
    )
  if (town === '' || province === '')
    found.push(issue('error', 'municipality', 'location.municipalityIne', 'town'))
  return found
}

function losses(listing: Listing, content: OutSettings['content']): StoredIssue[] {
  const { layout, type, description, photos, location } = listing
  const found: StoredIssue[] = []
  const warn = (rule: string, field: string, foreign: string, value?: string | number): void =>
    void found.push(issue('warning', rule, field, foreign, value ?? null))
  if (type === 'vivienda' && layout.bedrooms === undefined)
    warn('bedrooms', 'layout.bedrooms', 'beds')
  if (type === 'vivienda' && layout.bathrooms === undefined)
    warn('bathrooms', 'layout.bathrooms', 'baths')
  if (!location.geo) warn('point', 'location.geo', 'location')
  const written = Object.entries(inLanguages(description, content)).filter(([, text]) =>
    text.trim(),
  )
  const lost = written.map(([lang]) => lang).filter((lang) => !LANGUAGES.includes(lang))
  if (written.length === lost.length) warn('noText', 'texts.description', 'desc')
  if (lost.length > 0) warn('language', 'texts.description', 'desc', lost.join(', '))
  const shown = photos.filter(({ kind }) => kind === 'photo')
  if (shown.length === 0) warn('noPictures', 'media', 'images')
  const small = shown.filter(({ width, height }) => width < 1280 || height < 960).length
  if (small > 0) warn('smallPictures', 'media', 'images', small)
  const most = Math.min(content.imageMax ?? 50, 50)
  if (photos.length > most) warn('manyPictures', 'media', 'images', photos.length)
  return found
}
