import { createHash } from 'node:crypto'
import type { Lang } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { say } from '../words.ts'
import type { Sort } from './order.ts'

/** A place in a list: behind the row of this key and id, or before it when backwards. */
export interface Cursor {
  backwards: boolean
  key: number
  id: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LARGEST = 8_640_000_000_000_000 // the last moment a Date can hold

/**
 * Opaque text of a cursor. It is bound to operation and sort, because a key means nothing in
 * another order.
 */
export function writeCursor(cursor: Cursor, operation: string, sort: Sort): string {
  const text = `${cursor.backwards ? 'p' : 'n'}${cursor.key.toString(36)}.${cursor.id.replaceAll('-', '')}`
  return Buffer.from(`${text}.${mark(text, operation, sort)}`).toString('base64url')
}

/** Reads a cursor of ours; anything else is a 400. */
export function readCursor(text: string, operation: string, sort: Sort, lang: Lang): Cursor {
  const [head = '', hex = '', sum] = Buffer.from(text, 'base64url').toString('latin1').split('.')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const key = Number.parseInt(head.slice(1), 36)
  const sound =
    sum === mark(`${head}.${hex}`, operation, sort) && UUID.test(id) && Math.abs(key) <= LARGEST
  if (!sound) fieldErrors({ cursor: say(lang, 'cursor') })
  return { backwards: head.startsWith('p'), key, id }
}

/** Tells slips and cursors of another list; it keeps no secret, for a cursor holds none. */
function mark(text: string, operation: string, sort: Sort): string {
  return createHash('sha256').update(`${operation} ${sort} ${text}`).digest('base64url').slice(0, 8)
}
