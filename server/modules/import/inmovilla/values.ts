import type { Asked } from './alike.ts'

/** A record of the REST API as it comes: numbers, texts and flags in any spelling. */
export type RestRecord = Record<string, unknown>

/** A value as text; '' where nothing is said. */
export function text(raw: RestRecord, field: string): string {
  const value = raw[field]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : ''
}

/** A number that says something; zero is unknown there. */
export function amount(raw: RestRecord, field: string, most: number): number | undefined {
  const value = Number(text(raw, field).replace(',', '.'))
  return Number.isFinite(value) && value > 0 && value <= most ? value : undefined
}

/** Yes, however it is written; a text of another kind is no tick. */
export const isTicked = (text: string): boolean => /^(1|true|t|yes|y|si|sí|on|-1)$/i.test(text)

/** A tick. A no is what nobody has filled in, so it says nothing. */
export const flag = (raw: RestRecord, field: string): boolean => isTicked(text(raw, field))

/** A day of `2018-06-05 18:30:15`; their placeholders (0000-00-00, years before 1990) are none. */
export function day(raw: RestRecord, field: string): string | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(text(raw, field))
  if (!found || Number(found[1]) < 1990 || Number(found[1]) > 2100) return undefined
  const [date] = found
  const there = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(there.getTime()) && there.toISOString().startsWith(date) ? date : undefined
}

/** A code that points at something; 0 points at nothing. */
export const code = (raw: RestRecord, field: string): string => {
  const found = text(raw, field)
  return found === '0' ? '' : found
}

/** A record as it can be asked. */
export const asked = (raw: RestRecord): Asked => ({
  text: (name) => text(raw, name),
  has: (name) => flag(raw, name),
})
