import { isDeepStrictEqual } from 'node:util'
import { readOpenapi } from '../contract/routes.ts'
import type { Db } from '../db/index.ts'
import { hashOf, type RoomRule } from './hash.ts'

/** What one room makes of its stored documents, beside them. */
export interface Room extends RoomRule {
  /** The table whose rows hold the documents. */
  table: 'property' | 'contact' | 'demand' | 'market_item' | 'template'
  /** Makes it anew of one row, in a transaction of its own; of one that is gone, nothing. */
  redraw(trx: Db, id: string, now: Date): Promise<void>
}

const registered = new Map<string, Room>()

/** A room says what it makes of its documents; the next start by another contract makes it anew. */
export function registerRedraw(room: Room): void {
  registered.set(room.name, room)
}

/** Every room, in the order of their names. */
export const rooms = (): Room[] =>
  [...registered.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))

let own: string | null = null

/** By what this server draws, in short: another text when the contract or a room's rule changed. */
export function ownHash(): string {
  const read = (): { components: { schemas: Record<string, unknown> } } =>
    JSON.parse(readOpenapi()) as ReturnType<typeof read>
  own ??= hashOf(read().components.schemas, rooms())
  return own
}

/** Of the columns that follow from a document those that a row has otherwise; null: none. */
export function differing<T extends object>(row: object, derived: T): Partial<T> | null {
  const stored = row as Record<string, unknown>
  const changed = Object.entries(derived).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(stored[name], value),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<T>) : null
}
