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

/** Weights of the check digits of a Spanish account, each digit of a bank, branch or account. */
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

function checkDigit(ten: string): number {
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(ten[at]), 0)
  const digit = 11 - (sum % 11)
  return digit === 11 ? 0 : digit === 10 ? 1 : digit
}

/** The IBAN of a Spanish account by its bank (4 digits), branch (4) and number (10). */
export function spanishIban(bank: string, branch: string, number: string): string {
  const checks = `${checkDigit(`00${bank}${branch}`)}${checkDigit(number)}`
  const account = `${bank}${branch}${checks}${number}`
  return `ES${String(98 - mod97(`${account}ES00`)).padStart(2, '0')}${account}`
}

/** Countries and territories of SEPA and how long an IBAN is there (registry of ISO 13616). */
const LENGTHS: Record<string, number> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** An IBAN of a SEPA country without spaces, in capitals; null when it is none. */
export function sepaIban(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s.-]/g, '')
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]+$/.test(text) || text.length !== LENGTHS[text.slice(0, 2)])
    return null
  return mod97(text.slice(4) + text.slice(0, 4)) === 1 ? text : null
}
