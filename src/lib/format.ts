import type { Lang } from '../i18n/language'
import { currentLang } from './href'
import { ZONE } from './zone'

/**
 * Formats of the specification, section 9: EUR in es-ES for every language, dates in the islands'
 * time. Figures that are no amounts are written as the page's language writes them
 * (docs/decisions/0397).
 */
const NOT_A_TIME = 'N/A'

const euros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  useGrouping: 'always',
})
const wholeEuros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
})
const perMetre = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' })
const figures = new Map<Lang, Intl.NumberFormat>()

/** A figure in the language of the page that is shown or drawn. */
function figure(value: number): string {
  const lang = currentLang()
  const format =
    figures.get(lang) ??
    new Intl.NumberFormat(lang === 'en' ? 'en-GB' : lang, {
      maximumFractionDigits: 2,
      useGrouping: 'always',
    })
  figures.set(lang, format)
  return format.format(value)
}

/** Integer cents as `1.250.000,00 €`; nothing for a falsy amount. */
export const money = (cents: number | null | undefined): string =>
  cents ? euros.format(cents / 100) : ''

/** Integer cents as cards show them: without cents when the amount is whole, `1.250.000 €`. */
export const moneyShort = (cents: number | null | undefined): string =>
  cents ? (cents % 100 === 0 ? wholeEuros : euros).format(cents / 100) : ''

/**
 * A part of an amount, `1.250` or `1,19`, where its unit is no plain euro: written as amounts are,
 * in every language.
 */
export const amountFigure = (value: number): string => perMetre.format(value)

/**
 * A plain number with grouped thousands, as the page's language writes it; nothing when unknown.
 * Zero is a number.
 */
export const count = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : figure(value)

/** Square metres as `212 m²`; nothing when unknown. */
export const m2 = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : `${figure(value)} m²`

/** Price per built square metre, `4.458 €/m²`; nothing when either is unknown or zero. */
export const moneyPerM2 = (
  cents: number | null | undefined,
  metres: number | null | undefined,
): string => (cents && metres ? `${perMetre.format(Math.round(cents / 100 / metres))} €/m²` : '')

/** The specification's eight, and its last two read as one. */
export type DatePattern =
  | 'DD/MM/YYYY'
  | 'DD/MM/YYYY HH:mm:ss'
  | 'DD/MM/YYYY HH:mm'
  | 'DD/MM'
  | 'HH:mm'
  | 'YYYY-MM-DD'
  | 'DD MMM'
  | 'YYYY'
  | 'DD MMM, YYYY'

const parts = new Intl.DateTimeFormat('es-ES', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const months = new Map<string, Intl.DateTimeFormat>()

function monthName(date: Date, lang: string): string {
  const format =
    months.get(lang) ?? new Intl.DateTimeFormat(lang, { timeZone: ZONE, month: 'short' })
  months.set(lang, format)
  return format.format(date).replace('.', '')
}

/**
 * A moment (ISO text, Date or milliseconds) in one of the specification's patterns; `N/A` when it
 * cannot be read.
 */
export function date(
  value: string | number | Date | null | undefined,
  pattern: DatePattern = 'DD/MM/YYYY',
  lang = 'es',
): string {
  const moment = value === null || value === undefined || value === '' ? null : new Date(value)
  if (!moment || Number.isNaN(moment.getTime())) return NOT_A_TIME
  const found = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value: text }) => [type, text]),
  )
  const words: Record<string, string | undefined> = {
    YYYY: found.year,
    MMM: pattern.includes('MMM') ? monthName(moment, lang) : '',
    MM: found.month,
    DD: found.day,
    HH: found.hour,
    mm: found.minute,
    ss: found.second,
  }
  return pattern.replace(/YYYY|MMM|MM|DD|HH|mm|ss/g, (token) => words[token] ?? '')
}
