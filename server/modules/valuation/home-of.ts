import type { GeoPoint, PropertySubtype } from '../../../generated/model/index.ts'
import { CONDITION, FEATURE, type AdvertisedHome, type SearchFacts } from '../listing/index.ts'
import { vectorOf, type Home, type Traits } from './model/traits.ts'

/** What an estimate reads of a home, advertised or not. */
interface Read extends Pick<SearchFacts, 'condition' | 'beds' | 'baths' | 'feat'> {
  id: string
  subtype: PropertySubtype | null
  geo: GeoPoint
  /** Built. */
  m2: number
  /** EUR cents; 0 unknown. */
  price: number
  floor: string | null
  group: string | null
  isFlat: boolean
  isGone: boolean
}

const NEW: readonly number[] = [
  CONDITION.obra_nueva,
  CONDITION.en_construccion,
  CONDITION.a_estrenar,
]
const TO_RENOVATE: readonly number[] = [CONDITION.reformar, CONDITION.ruina]
/** m² of a home per bedroom and bathroom, where it does not say how many it has. */
const PER_BEDROOM = 32
const PER_BATHROOM = 75
/** A flat that does not say its floor; the middle of those that do. */
const USUAL_FLOOR = 2
const HIGHEST = 12
const FLOORS: Record<string, number> = { bj: 0, en: 0.5, ss: -1, st: -1 }

const KM_PER_LAT = 110.57
const KM_PER_LON = 111.32
/** All islands lie within half a degree of it, where a degree of longitude is as long to 1 %. */
const COS_LAT = Math.cos((39.5 * Math.PI) / 180)

/** A home as the model reads it. */
export function homeOf(read: Read): Home {
  const traits = traitsOf(read)
  return {
    id: read.id,
    x: read.geo.lon * KM_PER_LON * COS_LAT,
    y: read.geo.lat * KM_PER_LAT,
    m2: read.m2,
    price: read.price,
    group: read.group,
    isGone: read.isGone,
    traits,
    vector: vectorOf(traits),
  }
}

function traitsOf({ m2, beds, baths, feat, condition, subtype, floor, isFlat }: Read): Traits {
  const has = (bit: number): number => ((feat & bit) === 0 ? 0 : 1)
  return {
    logM2: Math.log(m2),
    bedrooms: beds < 0 ? Math.round(m2 / PER_BEDROOM) : beds,
    bathrooms: baths < 0 ? Math.max(1, Math.round(m2 / PER_BATHROOM)) : baths,
    lift: has(FEATURE.lift),
    renovate: TO_RENOVATE.includes(condition)
      ? 1
      : condition === CONDITION.reformar_parcial
        ? 0.5
        : 0,
    isNew: NEW.includes(condition) ? 1 : has(FEATURE.newBuild),
    terrace: has(FEATURE.terrace),
    floor: isFlat ? floorOf(floor, subtype) : 1,
    parking: has(FEATURE.parking),
    pool: has(FEATURE.pool),
    airConditioning: has(FEATURE.airConditioning),
    garden: has(FEATURE.garden),
    duplex: subtype === 'duplex' || subtype === 'triplex' ? 1 : 0,
    studio: subtype === 'estudio' ? 1 : 0,
    storageRoom: has(FEATURE.storageRoom),
    seaViews: has(FEATURE.seaViews),
    firstLine: has(FEATURE.firstLine),
  }
}

function floorOf(floor: string | null, subtype: PropertySubtype | null): number {
  if (floor === null) return subtype === 'planta_baja' ? 0 : USUAL_FLOOR
  return Math.min(HIGHEST, FLOORS[floor] ?? (Number(floor) || 0))
}

/**
 * An advertised home, where it says what it costs and how large it is built: a rent by another time
 * than the month, or metres of another kind, compare with nothing.
 */
export function readAdvertised(home: AdvertisedHome, isFlat: boolean): Read | null {
  const { card, price, geo, group, floor, id } = home
  const { area, areaKind, operation, rentPeriod, subtype } = card
  if (areaKind !== 'built' || area === null || area < SMALLEST) return null
  if (operation === 'A' && rentPeriod !== 'MONTH') return null
  const { condition, beds, baths, feat } = home
  const isGone = home.goneAt !== null
  const facts = { condition, beds, baths, feat }
  return { id, subtype, geo, m2: area, price, floor, group, isFlat, isGone, ...facts }
}

/** m² below which a figure is a slip of the pen. */
export const SMALLEST = 4
