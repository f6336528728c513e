import { mod97 } from './checksum.ts'

/** Signs of a Spanish IBAN; the first version takes no other country. */
const SPANISH = /^ES\d{22}$/

/** A Spanish IBAN without spaces, in capitals; null when its check does not fit. */
export function normalIban(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s.-]/g, '')
  return SPANISH.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1 ? text : null
}

/** An IBAN as it is printed, in groups of four. */
export const ibanWords = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
