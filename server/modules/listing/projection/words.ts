import type { Listing } from '../../../../generated/model/index.ts'
import { municipality } from '../../place/index.ts'
import { townCode, townNames } from './location.ts'

/** Lower case without accents, so that "sóller" finds "Soller"; the same for texts and for questions. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\u0000', ' ')
}

/** All that can be found by words: titles, descriptions and the names of the place as shown, in every language. */
export function searchText(listing: Listing): string {
  const { location } = listing
  const place = location.municipalityIne === null ? null : municipality(location.municipalityIne)
  const parts = [
    ...Object.values(listing.title),
    ...Object.values(listing.description),
    listing.ref,
    location.town, location.zoneName, location.urbanisation, location.street, location.province,
    ...(place?.all ?? []),
    ...townNames(townCode(location)),
  ]
  return fold(parts.filter(Boolean).join('\n'))
}

/** The municipality as a word of the text index. A capital: no folded word of a text or a question can be it. */
export function placeWord(muni: number): string {
  return `M${muni}`
}

/** Quarters of the text sample: a frequent word is asked of one of them first. */
export const QUARTERS = 4

/** The quarter of an id as a word of the text sample: two bits beside those of its bucket. */
export function quarterWord(id: string): string {
  return `Q${(Number.parseInt(id.slice(-2), 16) >> 5) % QUARTERS}`
}
