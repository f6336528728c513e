import { places } from '../../../server/modules/place/place-data.ts'
import { die } from '../die.ts'

/** What all servers are asked alike: a home by its id, and lists with the filters people use most. */
export interface Query {
  operation: 'V' | 'A'
  /** Slug of a municipality. */
  place?: string
  type?: 'vivienda'
  /** EUR cents. */
  priceMax?: number
  bedroomsMin?: number
  sort: 'newest' | 'price'
}

/** What is looked at of a stored document; the rest is sent as it is. */
export interface Card {
  publishedAt: string
}

export const CODES = { V: 1, A: 2 } as const
export const VIVIENDA = 1
export const PAGE = 24

const towns = places.municipalities.flatMap((one) =>
  Array.from({ length: 1 + Math.floor(one.population / 8000) }, () => one),
)
export const ineOf = new Map(places.municipalities.map(({ slug, ine }) => [slug, Number(ine)]))

/** The rivals' own checks of what is asked, as JSON schemas. */
export const DETAIL = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', format: 'uuid' } },
} as const
export const LIST = {
  type: 'object',
  required: ['operation', 'sort'],
  additionalProperties: false,
  properties: {
    operation: { enum: ['V', 'A'] },
    place: { enum: [...ineOf.keys()] },
    type: { enum: ['vivienda'] },
    priceMax: { type: 'integer', minimum: 0 },
    bedroomsMin: { type: 'integer', minimum: 0, maximum: 20 },
    sort: { enum: ['newest', 'price'] },
  },
} as const

const WEEK = 7 * 86_400_000
/** The one thing that is not stored: whether a home is of the last days. */
export const fresh = <T extends Card>(home: T): T & { isNew: boolean } => ({
  ...home,
  isNew: Date.now() - Date.parse(home.publishedAt) < WEEK,
})

/** The n-th list that is asked for, the same each time. */
export function listQuery(n: number): string {
  const roll = die(n * 31 + 7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
  const operation = roll() < 0.7 ? 'V' : 'A'
  const prices = operation === 'V' ? [25_000_000, 40_000_000, 70_000_000] : [90_000, 140_000]
  return new URLSearchParams({
    operation,
    ...(roll() < 0.6 && { place: pick(towns).slug }),
    ...(roll() < 0.7 && { type: 'vivienda' }),
    ...(roll() < 0.5 && { priceMax: String(pick(prices)) }),
    ...(roll() < 0.4 && { bedroomsMin: pick(['1', '2', '3']) }),
    sort: roll() < 0.7 ? 'newest' : 'price',
  }).toString()
}

/** A list by hand: its page, and how many there are, with the same values. */
export function listSql(query: Query): { page: string; count: string; values: unknown[] } {
  const values: unknown[] = [CODES[query.operation]]
  const conditions = ['s.op = $1']
  const add = (condition: string, value: unknown): void => {
    if (value === undefined) return
    values.push(value)
    conditions.push(`${condition} $${values.length}`)
  }
  add('s.muni =', query.place === undefined ? undefined : ineOf.get(query.place))
  add('s.type =', query.type === undefined ? undefined : VIVIENDA)
  add('s.price <=', query.priceMax)
  add('s.beds >=', query.bedroomsMin)
  const where = conditions.join(' and ')
  const order = query.sort === 'price' ? 's.price, s.id' : 's.published_at desc, s.id desc'
  return {
    page: `with page as (select s.id, s.price, s.published_at from listing_search s where ${where}
       order by ${order} limit ${PAGE + 1})
     select l.cards -> $${values.length + 1} as card from page s join listing l on l.id = s.id
     order by ${order}`,
    count: `select count(*)::int as total from listing_search s where ${where}`,
    values,
  }
}
