import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another: no 0 and O, no 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8
const SHAPE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** A new code; one of 850 thousand million. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** What was typed or scanned as a code, in capitals; null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return SHAPE.test(code) ? code : null
}

/** The address in the picture. */
export const codeUrl = (siteUrl: string, code: string): string => `${siteUrl}/q/${code}`
