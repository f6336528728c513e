import { webAddress } from '../../../ports/fetch/index.ts'

/**
 * A number in a feed: 0, blank and `-` are unknown (null); other words are unknown, too, but `odd`.
 */
export interface ReadNumber {
  value: number | null
  /** True when something stood there that is no number. */
  odd: boolean
}

/** No number is longer; the pattern would take for ever over a text of blanks. */
const LONGEST = 60

/**
 * Reads `1250000`, ` 1.250.000 `, `1,250,000.50`, `164,5`, `164.5 m2`. Kyero: 0 or missing means
 * unknown.
 */
export function readNumber(text: string): ReadNumber {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null, odd: false }
  if (trimmed.length > LONGEST) return { value: null, odd: true }
  const match = /^[^\d-]{0,3}(\d[\d.,\s']*)\s*(m2|m²|mts?|eur|€)?\.?$/i.exec(trimmed)
  if (!match?.[1]) return { value: null, odd: true }
  const value = toNumber(match[1].replace(/[\s']/g, ''))
  return { value: value === 0 ? null : value, odd: false }
}

/**
 * Groups of three after a mark are thousands; a last mark with one or two digits is the decimal
 * point.
 */
function toNumber(text: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimal ? text.slice(0, -decimal[0].length) : text).replace(/[.,]/g, '')
  return Number(decimal ? `${whole}.${decimal[1]}` : whole)
}

/**
 * A point of the feed, or why it is not taken. Boxes: Spain with the Canaries; the Balearic
 * Islands.
 */
export type ReadPoint = {
  point: { lat: number; lon: number } | null
  problem: 'none' | 'zero' | 'abroad' | 'notNumber' | 'notBalearic'
}

export function readPoint(latitude: string, longitude: string, balearic: boolean): ReadPoint {
  const [latText, lonText] = [latitude.trim().replace(',', '.'), longitude.trim().replace(',', '.')]
  if (latText === '' && lonText === '') return { point: null, problem: 'none' }
  const [lat, lon] = [Number(latText), Number(lonText)]
  if (latText === '' || lonText === '' || !Number.isFinite(lat) || !Number.isFinite(lon))
    return { point: null, problem: 'notNumber' }
  if (lat === 0 && lon === 0) return { point: null, problem: 'zero' }
  if (lat < 27 || lat > 44 || lon < -19 || lon > 5) return { point: null, problem: 'abroad' }
  if (balearic && (lat < 38.6 || lat > 40.2 || lon < 1.1 || lon > 4.4))
    return { point: null, problem: 'notBalearic' }
  return { point: { lat, lon }, problem: 'none' }
}

/** Kyero's flags: '' and 0 are unknown or no; only 1 says yes. */
export const isYes = (text: string): boolean => /^(1|true|yes|si|sí)$/i.test(text.trim())

/** An address on the web with blanks escaped; null when it is none. */
export function readUrl(text: string): string | null {
  const trimmed = text.trim().replaceAll('&amp;', '&').replace(/\s/g, '%20')
  if (!/^https?:\/\//i.test(trimmed) || trimmed.length > 2000) return null
  try {
    return webAddress(trimmed).href
  } catch {
    return null
  }
}

/** An address short enough for a field of ours. */
export function shortUrl(text: string): string | undefined {
  const url = readUrl(text)
  return url && url.length <= 255 ? url : undefined
}
