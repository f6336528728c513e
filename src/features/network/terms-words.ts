import type { NetworkTerms } from '../../../generated/model'
import type { TFunction } from '../../i18n'
import { count, money } from '../../lib/format'

/** Lines of the terms, in the order in which they are read. */
export const LINES = [
  'sellerSplitPct',
  'commissionPct',
  'onlyExclusive',
  'filter',
  'validDays',
  'noticeDays',
  'onPartnerWeb',
  'onPortals',
  'text',
] as const
export type Line = (typeof LINES)[number]

const percent = (value: number): string => `${count(value)} %`

/** Days as people count them: whole months and years where they are. */
function days(t: TFunction, value: number): string {
  if (value > 0 && value % 365 === 0) return t('terms.years', { count: value / 365 })
  if (value >= 60 && value % 30 === 0) return t('terms.months', { count: value / 30 })
  return t('terms.days', { count: value })
}

function filterWords(t: TFunction, { filter }: NetworkTerms, place: (slug: string) => string) {
  const { operations = [], types = [], places = [], priceMin, priceMax, tags = [] } = filter
  const range =
    priceMin !== undefined && priceMax !== undefined
      ? t('terms.between', { from: money(priceMin), to: money(priceMax) })
      : priceMin !== undefined
        ? t('terms.from', { from: money(priceMin) })
        : priceMax !== undefined
          ? t('terms.upTo', { to: money(priceMax) })
          : ''
  const parts = [
    operations.map((one) => t(`enums.operations.${one}`)).join(', '),
    types.map((one) => t(`enums.types.${one}`)).join(', '),
    places.map(place).join(', '),
    range,
    tags.map((tag) => `#${tag}`).join(' '),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : t('terms.all')
}

/** What a line of the terms says; empty where it says nothing. */
export function lineWords(
  t: TFunction,
  terms: NetworkTerms,
  line: Line,
  place: (slug: string) => string,
): string {
  switch (line) {
    case 'sellerSplitPct':
      return percent(terms.sellerSplitPct)
    case 'commissionPct':
      return t('terms.ofPrice', { pct: percent(terms.commissionPct) })
    case 'filter':
      return filterWords(t, terms, place)
    case 'validDays':
    case 'noticeDays':
      return days(t, terms[line])
    case 'text':
      return terms.text ?? ''
    default:
      return t(terms[line] ? 'terms.yes' : 'terms.no')
  }
}
