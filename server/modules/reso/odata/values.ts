import { sql, type RawBuilder } from '../../../db/index.ts'
import type { EdmType } from '../fields.ts'

const NUMBER = /^-?\d{1,20}(?:\.\d{1,20})?(?:e-?\d{1,3})?$/
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,12})?)?(?:Z|[+-](\d\d):(\d\d))$/

function isDay(text: string): boolean {
  const [, year = '', month, day] = DAY.exec(text) ?? []
  if (Number(year) < 1 || !month || !day) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

function isMoment(text: string): boolean {
  const [, day = '', ...rest] = MOMENT.exec(text) ?? []
  const [hour = 0, minute = 0, second = 0, eastHour = 0, eastMinute = 0] = rest.map((part) =>
    Number(part ?? 0),
  )
  if (hour > 23 || minute > 59 || second > 59 || eastHour > 14 || eastMinute > 59) return false
  return isDay(day)
}

/** What PostgreSQL could not hold: a NUL, or half of a sign. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const FITS: Record<EdmType, (text: string) => boolean> = {
  String: isText,
  Int32: (text) => NUMBER.test(text),
  Decimal: (text) => NUMBER.test(text),
  Double: (text) => NUMBER.test(text),
  Boolean: (text) => text === 'true' || text === 'false',
  Date: isDay,
  DateTimeOffset: isMoment,
}

/** Types of PostgreSQL; a number is compared as it is written, however large. */
const CASTS: Record<EdmType, RawBuilder<unknown>> = {
  String: sql`text`,
  Int32: sql`numeric`,
  Decimal: sql`numeric`,
  Double: sql`numeric`,
  Boolean: sql`boolean`,
  Date: sql`date`,
  DateTimeOffset: sql`timestamptz`,
}

/** A value of a type as a query takes it; null when the text is none. */
export const valueOf = (type: EdmType, text: string): RawBuilder<unknown> | null =>
  FITS[type](text) ? sql`${text}::${CASTS[type]}` : null
