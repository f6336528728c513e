import type { TFunction } from '../../../i18n'
import { date } from '../../../lib/format'
import { moneyPin } from '../../../lib/money-pin'
import { amount } from '../card/price'
import { distance } from '../distance'
import { FILTER_NAMES, toggled, withFilter, type Filters } from './filters'

/** One thing a search asks for: its words, and the filters without it. */
export interface Wish {
  key: string
  words: string
  without: Filters
}

type Texts = { [Name in keyof Filters]-?: (value: never, t: TFunction) => string }

const number = (key: string) => (value: number, t: TFunction) => t(`wish.${key}`, { count: value })
const money = (key: string) => (value: number, t: TFunction) =>
  t(`wish.${key}`, { amount: amount(value) })
const word = (key: string) => (_: unknown, t: TFunction) => t(`wish.${key}`)

const WORDS: Texts = {
  q: (value: string) => `«${value}»`,
  type: (value: string, t) => t(`type.${value}.one`),
  subtype: (value: string, t) => t(`property:enums.subtype.${value}`),
  priceMin: money('priceMin'),
  priceMax: money('priceMax'),
  areaMin: number('areaMin'),
  areaMax: number('areaMax'),
  bedroomsMin: number('bedroomsMin'),
  bathroomsMin: number('bathroomsMin'),
  feature: (value: string, t) => t(`feature.${value}`),
  condition: (value: string, t) => t(`property:enums.condition.${value}`),
  energy: (value: string, t) => t('wish.energy', { letter: value }),
  recent: word('recent'),
  since: (value: string, t) => t('wish.since', { date: date(value) }),
  priceLowered: word('priceLowered'),
  bbox: word('bbox'),
  area: word('area'),
  near: (value: string, t) => {
    const [, count = '', how = 'km'] = /,([\d.]+)(km|car|foot)$/.exec(value) ?? []
    return t(`wish.near.${how}`, { count: Number(count) })
  },
  seaMax: (value: number, t) => t('wish.seaMax', { distance: distance(value) }),
  agencyId: word('agencyId'),
}

/**
 * What a search asks for beyond operation and place, one wish per value, in the address's order.
 */
export function wishesOf(filters: Filters, t: TFunction): Wish[] {
  return FILTER_NAMES.flatMap((name): Wish[] => {
    const value = filters[name]
    if (value === undefined) return []
    if (!Array.isArray(value))
      return [
        {
          key: name,
          words: WORDS[name](value as never, t),
          without: withFilter(filters, name, undefined),
        },
      ]
    return (value as string[]).map((item, index) => ({
      key: `${name}.${item}`,
      // Drawn areas have no names, so several are told apart by their order.
      words:
        name === 'area' && value.length > 1
          ? t('wish.areaNumber', { number: index + 1 })
          : WORDS[name](item as never, t),
      without: withFilter(filters, name, toggled(value as string[], item) as never),
    }))
  })
}

/** How many things are asked for: of a house one takes any kind, but each feature is wanted. */
export const countOf = (wishes: readonly Wish[]): number =>
  new Set(wishes.map(({ key }) => (key.startsWith('feature.') ? key : key.split('.')[0]))).size

/** A price range in the few letters of a button: `Hasta 1,2 M€`. */
export function priceWords({ priceMin, priceMax }: Filters, t: TFunction): string | null {
  const from = priceMin === undefined ? null : moneyPin(priceMin) || '0 €'
  const to = priceMax === undefined ? null : moneyPin(priceMax) || '0 €'
  if (from && to) return `${from} – ${to}`
  if (to) return t('wish.priceMax', { amount: to })
  return from ? t('wish.priceMin', { amount: from }) : null
}
