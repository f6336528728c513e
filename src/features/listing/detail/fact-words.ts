import { publicValue, fieldText, type Field, type Voice } from '../../../../generated/fields/field'
import type { Listing } from '../../../../generated/model'
import type { TFunction } from '../../../i18n'
import { count, date, m2 } from '../../../lib/format'
import { amount } from '../card/price'
import { distance } from '../distance'

/** Signs behind a number that are the same in every language. */
const SIGNS: Record<string, string> = {
  m: 'm',
  kw: 'kW',
  kwh: 'kWh',
  percent: '%',
  kwhM2Year: 'kWh/m²',
  kgCo2M2Year: 'kg/m²',
}
/** Units that are words, with their plural. */
const WORDS: Record<string, string> = {
  month: 'detail.months',
  day: 'detail.days',
  hour: 'detail.hours',
  minute: 'detail.minutes',
  year: 'detail.years',
  eurMonth: 'detail.eurMonth',
}

function numberWords(value: number, unit: string | undefined, t: TFunction): string {
  if (unit === undefined) return count(value)
  if (unit === 'm2') return m2(value)
  if (unit === 'eur') return amount(value * 100)
  const word = WORDS[unit]
  return word === undefined
    ? `${count(value)} ${SIGNS[unit] ?? ''}`.trim()
    : t(word, { count: value })
}

/** How the public pages word values; a text in languages never stands among the facts. */
const voiceOf = (t: TFunction): Voice => ({
  // The form has room for letters only; a visitor reads the word.
  code: (codes, code) =>
    t(codes === 'orientation' ? `listing:direction.${code}` : `property:enums.${codes}.${code}`, {
      defaultValue: code,
    }),
  yes: t('detail.yes'),
  no: t('detail.no'),
  number: (value, unit) => numberWords(value, unit, t),
  money: amount,
  day: (day) => date(day),
  localized: () => '',
})

/** Where a measured distance stops meaning anything: the drawn coast is wrong by tens of metres. */
const AT_THE_SHORE = 50

/**
 * The distance we measured: a straight line from a point that may be moved to a drawn coast, so
 * never exact.
 */
export const seaWords = (metres: number, t: TFunction): string =>
  metres < AT_THE_SHORE
    ? t('fact.seaLess', { distance: distance(AT_THE_SHORE) })
    : t('fact.seaAbout', { distance: distance(metres) })

/** What a field is called: as the form of the agent calls it. */
export const factLabel = ({ path, name }: Field, t: TFunction): string =>
  t(`property:fields.${path.replaceAll('.*', '')}`, { defaultValue: name })

/** A value of a field as visitors read it; null for what says nothing. */
export function factWords(field: Field, value: unknown, t: TFunction): string | null {
  if (field.path === 'layout.bedrooms' && value === 0) return t('listing:card.bedrooms_none')
  if (field.path === 'layout.seaDistance' && typeof value === 'number') return distance(value)
  return fieldText(field, value, voiceOf(t))
}

/** The value of a field in a listing. */
export const factValue = (listing: Partial<Listing>, field: Field): unknown =>
  publicValue(listing, field)
