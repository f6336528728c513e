import {
  Condition,
  EnergyLetter,
  PropertySubtype,
  PropertyType,
  SeaMaxParameter,
  SearchFeature,
  type SearchListingsParams,
} from '../../../../generated/model'

/**
 * Everything of a search but operation, place, order and page; named and shaped as the API's query.
 */
export type Filters = Omit<
  SearchListingsParams,
  'operation' | 'place' | 'sort' | 'cursor' | 'limit'
>
export type FilterName = keyof Filters

/**
 * Gives a filter's value out of what the address holds, undefined when that is not a value of it.
 */
type Read<Value> = (texts: string[]) => Value | undefined

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const one =
  <Value>(read: (text: string) => Value | undefined): Read<Value> =>
  (texts) =>
    texts.length === 1 ? read(texts[0] ?? '') : undefined

const whole = (max: number): Read<number> =>
  one((text) => {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
    return value <= max ? value : undefined
  })

const yes = one((text) => (text === 'true' ? true : undefined))

function anyOf<Value extends string>(allowed: Record<string, Value>, max: number): Read<Value[]> {
  const values = new Set<string>(Object.values(allowed))
  return (texts) => {
    const found = [...new Set(texts)]
    return found.length <= max && found.every((text) => values.has(text))
      ? (found.sort() as Value[])
      : undefined
  }
}

/** West, south, east, north in that order, inside the world, not empty. */
const box = one((text) => {
  const sides =
    /^-?[\d.]+(?:,-?[\d.]+){3}$/.test(text) && text.length <= 100 ? text.split(',').map(Number) : []
  const [west = 0, south = 0, east = 0, north = 0] = sides
  const right =
    sides.length === 4 &&
    sides.every(Number.isFinite) &&
    west < east &&
    south < north &&
    west >= -180 &&
    east <= 180 &&
    south >= -90 &&
    north <= 90
  return right ? text : undefined
})

/** Drawn areas as the address holds them; whether one crosses itself is the server's to say. */
const areas: Read<string[]> = (texts) =>
  texts.length <= 10 && texts.every((text) => /^[?-~]{6,2400}$/.test(text))
    ? [...new Set(texts)]
    : undefined

/** A point with a distance or minutes. */
const near = one((text) =>
  /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?,\d{1,3}(\.\d{1,2})?(km|car|foot)$/.test(text)
    ? text
    : undefined,
)

const words = one((text) => {
  const found = text.trim()
  return found.length > 0 && found.length <= 100 ? found : undefined
})

const MONEY_MAX = 99_999_999_999
const AREA_MAX = 10_000_000

/** Every filter of the contract and how its text is read; the address keeps this order. */
export const FILTERS: { [Name in FilterName]-?: Read<NonNullable<Filters[Name]>> } = {
  q: words,
  type: anyOf(PropertyType, 9),
  subtype: anyOf(PropertySubtype, 40),
  priceMin: whole(MONEY_MAX),
  priceMax: whole(MONEY_MAX),
  areaMin: whole(AREA_MAX),
  areaMax: whole(AREA_MAX),
  bedroomsMin: whole(100),
  bathroomsMin: whole(100),
  feature: anyOf(SearchFeature, 30),
  condition: anyOf(Condition, 9),
  energy: anyOf(EnergyLetter, 7),
  recent: yes,
  since: one((text) => (/^20[\d-]+T[\d:]+Z$/.test(text) ? text : undefined)),
  priceLowered: yes,
  bbox: box,
  area: areas,
  near,
  seaMax: one((text) => Object.values(SeaMaxParameter).find((metres) => String(metres) === text)),
  agencyId: one((text) => (UUID.test(text) ? text.toLowerCase() : undefined)),
}

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/**
 * The same filters with one of them changed, or dropped when `value` is undefined or an empty list.
 */
export function withFilter<Name extends FilterName>(
  filters: Filters,
  name: Name,
  value: Filters[Name],
): Filters {
  const { [name]: _, ...rest } = filters
  const empty = value === undefined || (Array.isArray(value) && value.length === 0)
  return empty ? (rest as Filters) : { ...(rest as Filters), [name]: value }
}

/** A list filter with one of its values added or taken away. */
export function toggled<Value extends string>(
  values: readonly Value[] | undefined,
  value: Value,
): Value[] {
  const now = values ?? []
  return (now.includes(value) ? now.filter((other) => other !== value) : [...now, value]).sort()
}
