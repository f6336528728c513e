import { readNumber } from '../terms/values.ts'
import type { DecimalSign } from './said.ts'

/** No number with its unit is longer; the pattern would take for ever over a text of blanks. */
const LONGEST = 60
const NUMBER =
  /^[^\d-]{0,4}(-?\d[\d.,\s']*)\s*(?:m2|m²|mts?|km|eur|euros?|€|%|kwh|kg|hab)?[^\d]{0,12}$/iu

const matched = (text: string): RegExpExecArray | null =>
  text.length > LONGEST ? null : NUMBER.exec(text)

/**
 * Which sign divides off decimals, by all numbers of a column: where both stand the last one does; a
 * sign that comes twice in a number, or before three figures only, divides thousands. Null where no
 * number tells.
 */
export function decimalOf(texts: Iterable<string>): DecimalSign {
  const votes = { comma: 0, point: 0 }
  for (const text of texts) {
    const digits = matched(text.trim())?.[1]?.replace(/[\s']/g, '')
    if (digits === undefined) continue
    const vote = signOf(digits)
    if (vote) votes[vote] += 1
  }
  if (votes.comma === votes.point) return null
  return votes.comma > votes.point ? 'comma' : 'point'
}

/** What one number shows. */
function signOf(digits: string): DecimalSign {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  if (comma !== -1 && point !== -1) return comma > point ? 'comma' : 'point'
  const at = Math.max(comma, point)
  if (at === -1) return null
  const sign = comma === -1 ? 'point' : 'comma'
  const other = sign === 'comma' ? 'point' : 'comma'
  if (digits.indexOf(comma === -1 ? '.' : ',') !== at) return other
  return digits.length - at - 1 === 3 ? null : sign
}

/**
 * A number of a text by its decimal sign; null for nothing, undefined for words. Zero is a number:
 * what it means is the field's.
 */
export function numberOf(text: string, decimal: DecimalSign = null): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || /^[-–—]+$/.test(trimmed)) return null
  const digits = matched(trimmed)?.[1]?.replace(/[\s']/g, '')
  if (digits === undefined) return undefined
  if (/^-?0+([.,]0+)?$/.test(digits)) return 0
  if (decimal === null) return readNumber(digits).value ?? undefined
  const thousands = decimal === 'comma' ? /\./g : /,/g
  const value = Number(digits.replace(thousands, '').replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** A coordinate: degrees with either sign, never thousands. */
export const degreesOf = (text: string): string => text.trim().replace(',', '.')
