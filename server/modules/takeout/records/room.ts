import type { StoredColumn } from '../../../contract/stored/columns.ts'
import type { Db } from '../../../db/index.ts'

/** A list that hangs on a record: each item is a line of its own. */
export interface Part {
  /** Component of the contract that an item is. */
  schema: string
  operation: string
  /** What is asked beside the id in the path; `{}` in a value is the id. */
  query?: Record<string, string | number>
  /** How it goes on: by a cursor, by the first item's id, or not at all. */
  pages?: 'cursor' | 'before'
  /** Name of the id in the path where it is not `id`; null: it is in `query`. */
  param?: string | null
  /** Which of the items are the agency's to take, as `Room.shared` of records. */
  shared?: (item: never) => boolean
  /** The same where the item itself does not say it: which of these ids. */
  sharedOf?: (db: Db, ids: string[]) => Promise<ReadonlySet<string>>
}

/** Records of a tag: the ids by SQL, the record by the operation that answers the ADMIN. */
export interface Room {
  tag: string
  /** Component of the contract that a record is; null: only its parts are taken. */
  schema: string | null
  operation?: string
  /** What is asked beside the id. */
  query?: Record<string, number>
  /** Rows of the agency: `from` and `where` (decided here, no user's text). */
  table: string
  where?: string
  /**
   * Which of them are the agency's to take; the others are a person's own, the asker's, too, since
   * every ADMIN can read the takeout.
   */
  shared?: string
  /** The record as every ADMIN may read it, where the asker is answered what is only their own. */
  shown?: (value: never) => unknown
  /** How many there are besides, of a person's own, of which no list here tells the asker. */
  own?: string
  parts?: readonly Part[]
  /** What the record is made of: taken as it is stored, too, where not all of it is read. */
  column?: StoredColumn
  /** What is summed or run by: where not all of it is read, the line says so. */
  whole?: StoredColumn
}

/** A list of a room, as an operation answers it. */
export const lists = (schema: string, operation: string, rest: Partial<Part> = {}): Part => ({
  schema,
  operation,
  ...rest,
})

/** Records that hang on the agency alone. */
export const ofAgency = (tag: string, schema: string, operation: string): Room => ({
  tag,
  schema: null,
  table: 'agency',
  where: 'id = $1',
  parts: [lists(schema, operation, { param: null, pages: 'cursor' })],
})
