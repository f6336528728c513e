import { heldIndex, isLineWith } from '../index-file.ts'
import { municipality } from '../lookup.ts'
import { wordsOf } from './words.ts'
import type { StreetLine } from './street.ts'

/** A street as it is compared. */
export interface IndexedStreet extends StreetLine {
  /** Words of its name that tell it from others. */
  words: string[]
  /** Kind of street, one word for all spellings; empty where the name says none. */
  kind: string
  /** Words of the names of its municipality. */
  places: string[]
}

/** The index of streets, and how many house numbers it holds. */
export interface StreetIndex {
  streets: IndexedStreet[]
  numbers: number
}

const hasText = isLineWith<StreetLine>('n', 'i', 'h')
const isStreet = (value: unknown): value is StreetLine =>
  hasText(value) && Array.isArray(value.b) && value.b.length === 4 && value.b.every(Number.isFinite)

/** The streets of a file; null where there is none. */
export const readStreets = heldIndex(isStreet, (lines): StreetIndex => {
  const places = new Map<string, string[]>()
  const placesOf = (ine: string): string[] => {
    const known = places.get(ine) ?? [
      ...new Set((municipality(ine)?.all ?? []).flatMap((name) => wordsOf(name).words)),
    ]
    places.set(ine, known)
    return known
  }
  return {
    streets: lines.map((street) => ({
      ...street,
      ...wordsOf(street.n),
      places: placesOf(street.i),
    })),
    numbers: lines.reduce((sum, { h }) => sum + (h === '' ? 0 : h.split(';').length), 0),
  }
})
