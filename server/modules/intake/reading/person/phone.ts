import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'

/** A number as it is kept. */
export interface Phone {
  number: string
  label: 'mobile' | 'landline' | 'work' | 'spouse'
}

const SPANISH_MOBILE = /^\+34[67]/
const SPANISH = /^\+34[89]/
/** What a spreadsheet makes of a long number: its last digits are lost. */
const ROUNDED = /^\d[.,]\d+e\+?\d+$/i

/** Several numbers in one cell, as people and Google (` ::: `) write them. */
export const numbersIn = (text: string): string[] =>
  text
    .split(/\s*:::\s*|[\n;,|]|\s+(?:y|o|i|and|or|und|oder)\s+|\s\/\s|\/(?=\s*[+\d(]{3})/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * E.164 of a number; read as Spanish, or as `country` says, unless it names its own country. Null
 * when it is none.
 */
export function phoneOf(text: string, country: CountryCode = 'ES'): string | null {
  if (ROUNDED.test(text) || text.length > 60) return null
  const digits = text
    .replace(/\.0$/, '')
    .replace(/^\s*\(?00/, '+')
    .replace(/\(0\)/g, '')
  const number = parsePhoneNumberFromString(digits, country)
  if (number?.isValid()) return number.number
  // A country's prefix without its sign: 34 600 11 22 33
  const bare = digits.replace(/\D/g, '')
  const foreign =
    bare.length >= 11 && !digits.includes('+') ? parsePhoneNumberFromString(`+${bare}`) : undefined
  return foreign?.isValid() ? foreign.number : null
}

/** What kind of line it is: as the file says, or by the number itself where it shows. */
export function labelOf(
  number: string,
  said: 'phone' | 'mobile' | 'landline' | 'workPhone' | 'spousePhone',
): Phone['label'] {
  if (said === 'workPhone') return 'work'
  if (said === 'spousePhone') return 'spouse'
  if (SPANISH_MOBILE.test(number)) return 'mobile'
  if (SPANISH.test(number)) return 'landline'
  return said === 'landline' ? 'landline' : 'mobile'
}
