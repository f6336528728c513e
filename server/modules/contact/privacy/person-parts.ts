import type { ContactKept } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'

/** What another room keeps of a person: how it is handed out to them and how it is erased. */
export interface PersonPart {
  /** Key in the exported file. */
  name: string
  /** Erased before all others: it finds a person by what those rooms take away. */
  first?: true
  /**
   * Everything the room keeps of these ids (a person and the records merged into them), in plain
   * values.
   */
  collect(db: Db, contactIds: string[]): Promise<unknown[]>
  /** Erases what may be erased; answers, in words, what must be kept, why and until when. */
  erase(trx: Db, contactIds: string[], at: { now: Date; lang: Lang }): Promise<ContactKept[]>
}

const parts = new Map<string, PersonPart>()

/** A room says, once and when it is loaded, what it keeps of people. */
export function registerPersonPart(part: PersonPart): PersonPart {
  parts.set(part.name, part)
  return part
}

/** What all rooms keep of people, in the order of their erasure. */
export function personParts(): PersonPart[] {
  const all = [...parts.values()]
  return [...all.filter(({ first }) => first), ...all.filter(({ first }) => !first)]
}
