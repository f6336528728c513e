import type { NearMiss } from '../../../../generated/model/index.ts'
import type { Criteria } from '../../../db/tables/match.ts'

/** What of a home that breaks one condition the sentence about it needs. */
export interface Missed {
  fail: NearMiss['fail']
  price: number
  /** Municipality, subtype or feature by which its group is known; a figure for the others. */
  code: string | null
  name?: string | null
  value: number | null
  /** Metres to the nearest wanted municipality. */
  metres?: number
}

/** So many homes are enough to name a small step. */
const SOME = 3
const MOST_GROUPS = 8
/** Steps in which prices are spoken of: 1,000 € of sales, 10 € of rentals (EUR cents). */
const SALE_FROM = 2_000_000

/** The price a buyer would have to reach, in round steps above what they take now. */
export function roundUp(price: number, limit: number): number {
  const step = limit >= SALE_FROM ? 100_000 : 1_000
  return limit + Math.ceil((price - limit) / step) * step
}

type Group = Omit<NearMiss, 'count'>

function prices(missed: Missed[], limit: number): Map<string, Group> {
  const all = missed.map(({ price }) => roundUp(price, limit)).sort((a, b) => a - b)
  const steps = [all[Math.min(SOME, all.length) - 1], all.at(-1)].filter((one) => one !== undefined)
  return new Map(
    steps.map((value) => [
      `price:${value}`,
      {
        key: `price:${value}`,
        fail: 'price',
        value,
        difference: value - limit,
        code: null,
        name: null,
      },
    ]),
  )
}

/** Keys of the groups a home belongs to; of prices every step that reaches it. */
export function keysOf(missed: Missed, criteria: Criteria): (key: string) => boolean {
  const { fail, code, value } = missed
  const limit = criteria.price.limit
  if (fail === 'price' && limit !== null)
    return (key) => key.startsWith('price:') && Number(key.slice(6)) >= roundUp(missed.price, limit)
  if (fail === 'area' || fail === 'plot') return (key) => key === fail
  return (key) => key === `${fail}:${code ?? value ?? ''}`
}

/**
 * Groups of homes that break the same one condition, as an agent would say them, most homes first.
 */
export function groupsOf(missed: Missed[], criteria: Criteria): NearMiss[] {
  const found = new Map<string, NearMiss>()
  const add = (group: Group, count: number): void => void found.set(group.key, { ...group, count })
  const { price, area, plotMin, bedrooms, bathroomsMin } = criteria
  const over = missed.filter(({ fail }) => fail === 'price')
  if (price.limit !== null)
    for (const group of prices(over, price.limit).values())
      add(group, over.filter((one) => keysOf(one, criteria)(group.key)).length)
  for (const fail of ['area', 'plot'] as const) {
    const [least, values] = [
      fail === 'area' ? area.min : plotMin,
      missed.filter((one) => one.fail === fail).map((one) => one.value ?? 0),
    ]
    if (least !== null && values.length > 0)
      add(
        {
          key: fail,
          fail,
          value: Math.min(...values),
          difference: least - Math.min(...values),
          code: null,
          name: null,
        },
        values.length,
      )
  }
  const asked = { bedrooms: bedrooms.min, bathrooms: bathroomsMin }
  for (const one of missed.filter(({ fail }) => !['price', 'area', 'plot'].includes(fail))) {
    const { fail, code, value, name = null, metres } = one
    const key = `${fail}:${code ?? value ?? ''}`
    const least = fail === 'bedrooms' || fail === 'bathrooms' ? asked[fail] : null
    const difference = metres ?? (least !== null && value !== null ? least - value : null)
    add({ key, fail, value, difference, code, name }, (found.get(key)?.count ?? 0) + 1)
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || (a.difference ?? 0) - (b.difference ?? 0))
    .slice(0, MOST_GROUPS)
}
