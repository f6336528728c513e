import { places } from '../../server/modules/place/place-data.ts'
import { die, type Die } from './die.ts'

/** What people ask of a portal; `url` is under /api/v1. */
export type Kind =
  | 'list'
  | 'page'
  | 'box z13'
  | 'box z9'
  | 'text'
  | 'facets'
  | 'clusters z6'
  | 'clusters z10'
  | 'clusters z13'
  | 'detail'
  | 'similar'

export const KINDS: Kind[] = [
  'list',
  'page',
  'box z13',
  'box z9',
  'text',
  'facets',
  'clusters z6',
  'clusters z10',
  'clusters z13',
  'detail',
  'similar',
]

const WORDS = [
  'piscina',
  'terraza',
  'jardín',
  'vistas al mar',
  'chimenea',
  'olivos',
  'sauna',
  'casa reformada',
  'palacete',
  'garaje ascensor',
  'sea views',
  'luminoso centro',
  'corsada',
  'villa tolenma',
]
const FEATURES = [
  'pool',
  'terrace',
  'lift',
  'seaViews',
  'parking',
  'airConditioning',
  'garden',
  'heating',
]

type Query = Record<string, string>

/** The n-th question of a kind, the same each time. `ids` are homes that exist. */
export function question(kind: Kind, n: number, ids: string[]): string {
  const roll = die(n * 31 + KINDS.indexOf(kind))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
  if (kind === 'detail') return `listing/${pick(ids)}/`
  if (kind === 'similar') return `listing/${pick(ids)}/similar/`
  if (kind === 'list' || kind === 'page')
    return url('listing/', {
      ...filters(roll),
      sort: pick(['newest', 'newest', 'newest', 'price', 'priceDesc', 'pricePerM2', 'size']),
    })
  if (kind === 'facets') return url('listing/facet/', filters(roll))
  if (kind === 'text')
    return url('listing/', {
      operation: pick(['V', 'V', 'A']),
      q: pick(WORDS),
      ...(roll() < 0.5 ? { place: pick(towns).slug } : {}),
    })
  const zoom = Number(kind.split('z')[1])
  const query = { ...filters(roll, false), bbox: box(roll, zoom) }
  return kind.startsWith('box')
    ? url('listing/', query)
    : url('listing/cluster/', { ...query, zoom: String(zoom) })
}

// People look for homes where people live.
const towns = places.municipalities.flatMap((one) =>
  Array.from({ length: 1 + Math.floor(one.population / 8000) }, () => one),
)

/** Most searches name a place; most are for a home; each further filter is rarer. */
function filters(roll: Die, withPlace = true): Query {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
  const query: Query = { operation: roll() < 0.6 ? 'V' : pick(['A', 'A', 'ON', 'TDA']) }
  const where = roll()
  if (withPlace && where < 0.6) query.place = pick(towns).slug
  else if (withPlace && where < 0.8) query.place = pick(places.islands).slug
  if (roll() < 0.7) query.type = 'vivienda'
  const rent = query.operation === 'A' || query.operation === 'TDA'
  if (roll() < 0.5)
    query.priceMax = String(
      rent
        ? pick([90_000, 140_000, 200_000])
        : pick([25_000_000, 40_000_000, 70_000_000, 120_000_000]),
    )
  if (roll() < 0.15) query.priceMin = String(rent ? 60_000 : 20_000_000)
  if (roll() < 0.4) query.bedroomsMin = pick(['1', '2', '2', '3', '4'])
  if (roll() < 0.15) query.bathroomsMin = '2'
  if (roll() < 0.15) query.areaMin = pick(['60', '90', '150'])
  if (roll() < 0.3)
    query.feature = roll() < 0.6 ? pick(FEATURES) : [pick(FEATURES), pick(FEATURES)].join(',')
  if (roll() < 0.05) query.energy = 'A,B'
  if (roll() < 0.05) query.recent = 'true'
  return query
}

/** What a screen of 1100 by 800 pixels shows around a town at a zoom. */
function box(roll: Die, zoom: number): string {
  const { geo } = towns[Math.floor(roll() * towns.length)] ?? places.region
  const width = (1100 / (512 * 2 ** zoom)) * 360
  const height = width * (800 / 1100) * Math.cos((geo.lat * Math.PI) / 180)
  const [lon, lat] = [
    geo.lon + (roll() - 0.5) * width * 0.3,
    geo.lat + (roll() - 0.5) * height * 0.3,
  ]
  return [lon - width / 2, lat - height / 2, lon + width / 2, lat + height / 2]
    .map((value) => value.toFixed(5))
    .join(',')
}

function url(path: string, query: Query): string {
  return `${path}?${new URLSearchParams(query).toString()}`
}
