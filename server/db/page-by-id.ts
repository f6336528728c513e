import { isUuid } from './id.ts'

/** Where a page starts: before or after a row, by its id. */
export interface IdCursor {
  way: 'next' | 'previous'
  id: string
}

/** One page of rows, in the order they are shown. */
export interface IdPage<Row> {
  rows: Row[]
  next: string | null
  previous: string | null
}

const write = ({ way, id }: IdCursor): string => Buffer.from(`${way[0]}${id}`).toString('base64url')

/** A cursor as it came from outside; null when it is none (then the first page is meant). */
export function readCursor(text: string | undefined): IdCursor | null {
  if (text === undefined) return null
  const plain = Buffer.from(text, 'base64url').toString('utf8')
  const id = plain.slice(1)
  if (!/^[np]/.test(plain) || !isUuid(id)) return null
  return { way: plain.startsWith('n') ? 'next' : 'previous', id }
}

/**
 * Cuts a page out of `rows`: up to `limit + 1` of them, read from the cursor in its direction (so
 * backwards for
 * `previous`). Says where the neighbouring pages start.
 */
export function cutPage<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  cursor: IdCursor | null,
): IdPage<Row> {
  const more = rows.length > limit
  const kept = rows.slice(0, limit)
  const backwards = cursor?.way === 'previous'
  if (backwards) kept.reverse()
  const first = kept[0]
  const last = kept.at(-1)
  return {
    rows: kept,
    next: last && (backwards || more) ? write({ way: 'next', id: last.id }) : null,
    previous:
      first && (backwards ? more : cursor !== null)
        ? write({ way: 'previous', id: first.id })
        : null,
  }
}
