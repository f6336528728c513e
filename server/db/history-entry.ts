import { uuidv7 } from './id.ts'
import { json } from './json.ts'
import type { HistoryValue } from './tables/property.ts'

/**
 * One thing that happened to a record, as its history keeps it. `by` is null when a program did it.
 */
export interface HistoryEntry<Kind extends string> {
  /** Of one that was kept elsewhere; else a new one. */
  id?: string
  kind: Kind
  by?: string | null
  at?: Date
  text?: string | null
  field?: string | null
  old?: HistoryValue
  new?: HistoryValue
}

/** Values are JSON; nothing is no value. */
const stored = (value: HistoryValue | undefined) =>
  value === undefined || value === null ? null : json(value)

/**
 * The columns that every history has; the record's own id and what only one history keeps are the
 * caller's.
 */
export const historyRow = <Kind extends string>(entry: HistoryEntry<Kind>) => ({
  id: entry.id ?? uuidv7(),
  at: entry.at ?? new Date(),
  kind: entry.kind,
  by_user: entry.by ?? null,
  text: entry.text ?? null,
  field: entry.field ?? null,
  old: stored(entry.old),
  new: stored(entry.new),
})
