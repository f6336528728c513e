/**
 * A place in the database's log of writes: how far it has come. Sixteen hexadecimal digits, so that
 * texts of them compare as the places do.
 */
export const START = '0'.repeat(16)

const SHAPE = /^[0-9a-f]{1,16}$/i

/** What PostgreSQL says (`0/16B3748`) as digits of one length. */
export function pointOf(lsn: string): string {
  const [high = '', low = ''] = lsn.split('/')
  return `${high.padStart(8, '0')}${low.padStart(8, '0')}`.toLowerCase()
}

/** A point that somebody sent; null: none that can be known, so that only the primary is sure. */
export const readPoint = (text: string): string | null =>
  SHAPE.test(text) ? text.toLowerCase().padStart(16, '0') : null
