import { readFile } from 'node:fs/promises'
import { fileState } from '../../../basemap/index.ts'
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

/** The one index that was read last; another file has another mark. */
let held: { file: string; mark: string; index: Promise<StreetIndex> } | null = null

/** The streets of a file; null where there is none. A newer file is seen at the next question. */
export async function readStreets(file: string): Promise<StreetIndex | null> {
  const state = await fileState(file)
  if (!state) return null
  if (held?.file !== file || held.mark !== state.etag) {
    held = { file, mark: state.etag, index: read(file) }
    // What could not be read is read again.
    held.index.catch(() => (held = null))
  }
  return held.index
}

async function read(file: string): Promise<StreetIndex> {
  const places = new Map<string, string[]>()
  const placesOf = (ine: string): string[] => {
    const known = places.get(ine) ?? [
      ...new Set((municipality(ine)?.all ?? []).flatMap((name) => wordsOf(name).words)),
    ]
    places.set(ine, known)
    return known
  }
  let numbers = 0
  const streets = (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line): IndexedStreet => {
      const street = JSON.parse(line) as StreetLine
      numbers += street.h === '' ? 0 : street.h.split(';').length
      return { ...street, ...wordsOf(street.n), places: placesOf(street.i) }
    })
  return { streets, numbers }
}
