import { isLang } from '../../../contract/language.ts'
import type { Listing } from '../../../../generated/model/index.ts'
import { publicValue } from '../../../../generated/fields/field.ts'
import { fold as plain } from '../../../db/index.ts'
import { publicWords } from '../../../fields/home.ts'
import { municipality } from '../../place/index.ts'
import { bucketOf, ISLAND_CODE } from '../codes.ts'
import { townCode, townNames } from './location.ts'
import type { SearchRow } from './search-row.ts'

/**
 * Lower case without accents, so that "sóller" finds "Soller"; the same for texts and for
 * questions.
 */
export const fold = (text: string): string => plain(text).replaceAll('\u0000', ' ')

/**
 * What a home is found by, folded: its texts by their language, and names that belong to no
 * language.
 */
export interface SearchTexts {
  es: string
  en: string
  ca: string
  de: string
  /** Texts in any other language. */
  other: string
  names: string
}

/**
 * All that can be found by words: titles, descriptions, the names of the place as shown, and facts
 * whose x-shows says search; in every language.
 */
export function searchTexts(listing: Listing): SearchTexts {
  const { location, title, description } = listing
  const place = location.municipalityIne === null ? null : municipality(location.municipalityIne)
  const textIn = (language: string): string => lines([title[language], description[language]])
  const others = [...new Set([...Object.keys(title), ...Object.keys(description)])].filter(
    (language) => !isLang(language),
  )
  return {
    es: textIn('es'),
    en: textIn('en'),
    ca: textIn('ca'),
    de: textIn('de'),
    other: lines(others.map(textIn)),
    names: lines([
      `ref ${listing.ref}`,
      location.town,
      location.zoneName,
      location.urbanisation,
      location.street,
      location.province,
      ...(place?.all ?? []),
      ...townNames(townCode(location)),
      ...publicWords((field) => publicValue(listing, field)),
    ]),
  }
}

/**
 * Letters and digits only, as a question is read (`wordsIn`): PostgreSQL takes the dash of `PV-1061`
 * for the sign of a number, which nobody asks for.
 */
const lines = (parts: (string | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined)
    .map((part) => wordsIn(part).join(' '))
    .filter((line) => line !== '')
    .join('\n')

/** The folded words of a text or a question, so that no sign has a meaning of its own. */
export const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Levels of the blocks of days: 1, 8, 64 and 512 of them. */
export const DAY_LEVELS = 4
export const DAY_MS = 86_400_000

/**
 * What else a search row can be found by, as words of the same index (0010_listing_words.sql): its
 * operation, alone and with a part of its place. Capitals: no folded word of a text or a question
 * can be one of them.
 */
export function scopeWord(op: number, kind?: 'I' | 'M' | 'T' | 'Z', code?: number): string {
  return `O${op}${kind ?? ''}${code ?? ''}`
}

/** A scope within days since 1970, in blocks of 8 to the power of `level`. */
export function daysWord(scope: string, level: number, block: number): string {
  return `${scope}D${level}.${block}`
}

/** The own words of a search row. */
export function rowWords({
  op,
  muni,
  town,
  postal,
  published_at: published,
}: Pick<SearchRow, 'op' | 'muni' | 'town' | 'postal' | 'published_at'>): string[] {
  const day = Math.floor(Date.parse(published) / DAY_MS)
  const island = islandCode(muni)
  const dated = [
    scopeWord(op),
    scopeWord(op, 'M', muni),
    ...(island === null ? [] : [scopeWord(op, 'I', island)]),
  ]
  return [
    ...dated,
    ...(town > 0 ? [scopeWord(op, 'T', town)] : []),
    ...(postal > 0 ? [scopeWord(op, 'Z', postal)] : []),
    ...dated.flatMap((scope) =>
      Array.from({ length: DAY_LEVELS }, (_, level) =>
        daysWord(scope, level, Math.floor(day / 8 ** level)),
      ),
    ),
  ]
}

function islandCode(muni: number): number | null {
  if (muni >= 1 && muni <= 4) return muni
  const island = municipality(String(muni).padStart(5, '0'))?.island
  return island === undefined ? null : ISLAND_CODE[island]
}

/**
 * The bucket of an id as a word of the text sample: a frequent word is asked of one bucket first.
 */
export function bucketWord(id: string): string {
  return `Q${bucketOf(id)}`
}
