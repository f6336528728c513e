import { isUuid } from '../../db/id.ts'

/** A place in a list: the order it was read in, the value and id of the row, and which way to go from there. */
export interface Cursor {
  sort: string
  value: string | number
  id: string
  back: boolean
}

/** Opaque text of a cursor. */
export function writeCursor({ sort, value, id, back }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, back ? 1 : 0])).toString('base64url')
}

/** The cursor of a text, null when it is not one of ours for this order. */
export function readCursor(text: string, sort: string): Cursor | null {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts.length !== 4) return null
  const [of, value, id, back] = parts as unknown[]
  if (of !== sort || typeof id !== 'string' || !isUuid(id) || (back !== 0 && back !== 1)) return null
  if (sort.startsWith('price') ? !Number.isSafeInteger(value) : typeof value !== 'string' || value.length > 200) return null
  if ((sort === 'updated' || sort === 'created') && Number.isNaN(Date.parse(String(value)))) return null
  return { sort, value: value as string | number, id, back: back === 1 }
}
