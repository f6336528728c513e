import { mod97 } from './checksum.ts'

/** Signs that a reference has room for after `RF` and its two check digits. */
const LONGEST = 21

/**
 * The creditor's reference (ISO 11649) of a number: `S-2026-000118` is `RF..S2026000118`. Throws
 * for a number that leaves nothing, or more than 21 signs.
 */
export function creditorReference(number: string): string {
  const body = number.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (body === '' || body.length > LONGEST) throw new Error(`No reference can be made of ${number}`)
  return `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`
}

/** A reference as it is typed, without spaces and in capitals; null when its check does not fit. */
export function normalReference(typed: string): string | null {
  const text = typed.toUpperCase().replace(/\s/g, '')
  return /^RF\d{2}[0-9A-Z]{1,21}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1
    ? text
    : null
}
