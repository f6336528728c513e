import { isUuid } from '../db/id.ts'
import type { Lang } from './context.ts'
import { fieldErrors } from './errors.ts'
import { say } from './messages.ts'

/** A place in a list: a row by its value in the list's order and its id, and which way to read. */
export interface Cursor<Value = string | number | null> {
  /** Null where the id alone says the order, or the row's value is looked up. */
  value: Value
  id: string
  back: boolean
}

/** What the values of each kind of order are in TypeScript; `moment` is in milliseconds. */
interface Values {
  id: null
  text: string
  number: number
  percent: number
  moment: number
  time: string
  day: string
  numbers: string
}
export type Kind = keyof Values

/**
 * A list in one order: its name, which binds its cursors to it, and what its order's values are.
 */
export interface Ordered<K extends Kind = Kind> {
  list: string
  kind: K
}

const LATEST_MS = 8_640_000_000_000_000 // the last moment a Date can hold
const LONGEST = 200

/** Whether a value is one that the database can compare: everything else would be its error. */
const SOUND: Record<Kind, (value: unknown) => boolean> = {
  id: (value) => value === null,
  text: (value) =>
    typeof value === 'string' && value.length <= LONGEST && !value.includes('\u0000'),
  number: (value) => Number.isSafeInteger(value),
  percent: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100,
  moment: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LATEST_MS,
  time: (value) =>
    typeof value === 'string' &&
    /^\d{4}-.+Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    // To the millisecond, as a Date keeps it, or to the microsecond, as the database does.
    new Date(value).toISOString() === value.replace(/(\.\d{3})\d{3}Z$/, '$1Z'),
  day: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value),
  numbers: (value) =>
    typeof value === 'string' &&
    value.length <= LONGEST &&
    value.split(' ').every((one) => one !== '' && Number.isFinite(Number(one))),
}

/** Opaque text of a cursor. It keeps no secret and gives no right: lists ask for those anew. */
export const writeCursor = ({ value, id, back }: Cursor, list: string): string =>
  Buffer.from(JSON.stringify([list, value, id, back ? 1 : 0])).toString('base64url')

/**
 * The place that a text from outside means in this list and order; null without one. Whatever we
 * did not write for it is a 400 at `cursor`: the first page in its stead would have a reader go
 * round in a circle.
 */
export function readCursor<K extends Kind>(
  text: string | undefined,
  { list, kind }: Ordered<K>,
  lang: Lang,
): Cursor<Values[K]> | null {
  if (text === undefined) return null
  const [of, value, id, back, ...rest] = partsOf(text)
  const sound =
    of === list &&
    SOUND[kind](value) &&
    typeof id === 'string' &&
    isUuid(id) &&
    (back === 0 || back === 1) &&
    rest.length === 0
  if (!sound) return fieldErrors({ cursor: say(lang, 'cursor') })
  return { value: value as Values[K], id, back: back === 1 }
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : []
  } catch {
    return [] // no JSON, so none of ours
  }
}

/** One page of rows in the order they are shown, and where the neighbouring pages start. */
export interface Page<Row> {
  rows: Row[]
  next: string | null
  previous: string | null
}

/** How a page is cut: of which list, from where, how long; `value` where the order has values. */
export interface Cut<Row> {
  list: string
  cursor: Cursor | null
  limit: number
  value?: (row: Row) => Cursor['value']
}

/**
 * Cuts a page out of `found`: up to `limit + 1` rows, read from the cursor in its direction (so
 * backwards for a `previous`); the one too many says that there are others.
 */
export function cutPage<Row extends { id: string }>(
  found: Row[],
  { list, cursor, limit, value = () => null }: Cut<Row>,
): Page<Row> {
  const more = found.length > limit
  const rows = found.slice(0, limit)
  const back = cursor?.back ?? false
  if (back) rows.reverse()
  const at = (row: Row | undefined, back: boolean): string | null =>
    row ? writeCursor({ value: value(row), id: row.id, back }, list) : null
  return {
    rows,
    next: back || more ? at(rows.at(-1), false) : null,
    previous: (back ? more : cursor !== null) ? at(rows[0], true) : null,
  }
}
