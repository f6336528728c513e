import type { Lang } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'

/** Ids of two people before they become one, each with the records merged into them. */
export interface Merging {
  kept: string[]
  other: string[]
}

/** What another room says, in words, of two people who become one; nothing where it has none. */
export type MergeNote = (db: Db, merging: Merging, lang: Lang) => Promise<string[]>

const rooms: MergeNote[] = []

/** A room says, once and when it is loaded, what a merge means for what it keeps of people. */
export const registerMergeNote = (note: MergeNote): void => void rooms.push(note)

/** What all rooms say of a merge. */
export async function mergeNotes(db: Db, merging: Merging, lang: Lang): Promise<string[]> {
  const said: string[] = []
  for (const note of rooms) said.push(...(await note(db, merging, lang)))
  return said
}
