import type {
  Condition,
  Operation,
  PropertySubtype,
  PropertyType,
} from '../../../generated/model/index.ts'
import { sql, uuidv7, type Db } from '../../db/index.ts'
import type { Criteria, Facts } from '../../db/tables/match.ts'
import { numbers } from '../../testing/numbers.ts'
import { municipalitiesOfIsland, townsOf, type Municipality } from '../place/index.ts'
import { FEATURES, TOWN, VIEWS } from './codes.ts'
import { withLessons } from './weighing/criteria-of.ts'
import { ISLAND, postalCode } from './weighing/places.ts'
import { demandValues, homeValues } from './sql/sides.ts'

const ALL = (['MALLORCA', 'MENORCA', 'IBIZA', 'FORMENTERA'] as const).flatMap(
  municipalitiesOfIsland,
)
const HOMES: PropertySubtype[] = [
  'piso',
  'piso',
  'piso',
  'apartamento',
  'atico',
  'casa',
  'casa_de_pueblo',
  'adosado',
  'villa',
  'finca_rustica',
]
const TYPES: PropertyType[] = [
  'vivienda',
  'vivienda',
  'vivienda',
  'vivienda',
  'vivienda',
  'vivienda',
  'vivienda',
  'local',
  'terreno',
  'parking',
]
const CONDITIONS: Condition[] = [
  'obra_nueva',
  'a_estrenar',
  'reformado',
  'muy_buen_estado',
  'buen_estado',
  'reformar',
]
const COMMON = FEATURES.slice(0, 20)

/** Homes lie where people live. */
const PEOPLE = ALL.reduce((sum, { population }) => sum + population, 0)

/** A die with what is needed to invent people's wishes and homes; the same for the same seed. */
function dice(seed: number) {
  const roll = numbers(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => roll() < share)
  const maybe = <T>(share: number, value: T): T | null => (roll() < share ? value : null)
  const place = (): Municipality => {
    let left = roll() * PEOPLE
    return ALL.find(({ population }) => (left -= population) < 0) ?? (ALL[0] as Municipality)
  }
  const near = (): number => (roll() + roll() - 1) * 0.05
  return { roll, pick, some, maybe, place, near }
}

const RENTALS: ReadonlySet<Operation> = new Set(['A', 'TDA'])
const operationOf = (roll: number): Operation =>
  roll < 0.7 ? 'V' : roll < 0.9 ? 'A' : roll < 0.95 ? 'TDA' : 'ON'

/** Homes of every kind, with what nobody noted left out. */
export function someFacts(count: number, seed = 7): Facts[] {
  const { roll, pick, some, maybe, place, near } = dice(seed)
  return Array.from({ length: count }, (): Facts => {
    const operation = operationOf(roll())
    const type = pick(TYPES)
    const home = place()
    const [town] = townsOf(home.ine)
    const bedrooms = type === 'vivienda' ? 1 + Math.floor(roll() * 5) : null
    const yes = some(COMMON, 0.3)
    const area = Math.round(25 + (bedrooms ?? 2) * 28 + roll() * roll() * 200)
    const price = RENTALS.has(operation)
      ? Math.round(500 + area * 8 * (0.6 + roll())) * 100
      : Math.round((area * (1800 + roll() * 5000)) / 1000) * 100_000
    return {
      operation,
      type,
      subtype: type === 'vivienda' ? maybe(0.95, pick(HOMES)) : null,
      condition: maybe(0.7, pick(CONDITIONS)),
      price: maybe(0.97, price),
      area: maybe(0.97, area),
      areaKind: 'built',
      plot: maybe(0.3, Math.round(roll() * 5000)),
      bedrooms,
      bathrooms: bedrooms === null ? null : maybe(0.95, 1 + Math.floor(roll() * 3)),
      yes,
      no: COMMON.filter((one) => !yes.includes(one) && roll() < 0.4),
      views: maybe(0.4, some(VIEWS, 0.2)),
      floor: maybe(0.5, Math.floor(roll() * 8)),
      sea: maybe(0.8, Math.round(roll() * 8000)),
      year: maybe(0.6, 1900 + Math.floor(roll() * 125)),
      muni: Number(home.ine),
      places: [
        ISLAND[home.island],
        Number(home.ine),
        ...(town && roll() < 0.3 ? [TOWN + town.code] : []),
        ...(home.postalCodes[0] ? [postalCode(home.postalCodes[0])] : []),
      ],
      point: maybe(0.9, { lat: home.geo.lat + near(), lon: home.geo.lon + near() }),
    }
  })
}

/**
 * What people ask for: most name municipalities and a price, some an island, an area they drew, or
 * nothing.
 */
export function someCriteria(count: number, seed = 11): Criteria[] {
  const { roll, pick, some, maybe, place, near } = dice(seed)
  const where = (): Criteria['where'] => {
    const kind = roll()
    const home = place()
    if (kind < 0.1) return null
    if (kind < 0.25) return { places: [ISLAND[home.island]], rings: [] }
    if (kind < 0.35) {
      const { lat, lon } = home.geo
      return {
        places: [],
        rings: [
          [
            [lon - 0.05 + near(), lat - 0.04],
            [lon + 0.06, lat - 0.05 + near()],
            [lon + 0.02 + near(), lat + 0.06],
          ],
        ],
      }
    }
    const [town] = townsOf(home.ine)
    if (kind < 0.42) return { places: [town ? TOWN + town.code : Number(home.ine)], rings: [] }
    return {
      places: [
        ...new Set(Array.from({ length: 1 + Math.floor(roll() * 4) }, () => Number(place().ine))),
      ],
      rings: [],
    }
  }
  return Array.from({ length: count }, () => {
    const operation = operationOf(roll())
    const max = RENTALS.has(operation)
      ? (700 + Math.round(roll() * 20) * 100) * 100
      : (150 + Math.round(roll() * roll() * 85) * 10) * 100_000
    const bedrooms = Math.floor(roll() * 5)
    const must = some(COMMON, 0.04)
    return withLessons(
      {
        operations: roll() < 0.9 ? [operation] : ['V', 'ON'],
        types: roll() < 0.85 ? ['vivienda'] : some(TYPES.slice(6), 0.5),
        subtypes: roll() < 0.3 ? [...new Set([pick(HOMES), pick(HOMES)])] : [],
        where: where(),
        excluded: roll() < 0.05 ? [Number(place().ine)] : [],
        price: { min: maybe(0.4, Math.round(max * 0.5)), max: maybe(0.95, max), limit: null },
        area: { min: maybe(0.6, 40 + bedrooms * 20), max: maybe(0.1, 250) },
        plotMin: maybe(0.05, 500),
        bedrooms: { min: bedrooms || null, max: maybe(0.1, bedrooms + 2) },
        bathroomsMin: maybe(0.3, 1 + Math.floor(roll() * 2)),
        must,
        wishes: some(COMMON, 0.12).filter((one) => !must.includes(one)),
        unwanted: some(COMMON, 0.02).filter((one) => !must.includes(one)),
        views: roll() < 0.15 ? some(VIEWS, 0.3) : [],
        condition: roll() < 0.3 ? [...new Set([pick(CONDITIONS), pick(CONDITIONS)])] : [],
        seaMax: maybe(0.15, 1000),
        floor: { min: maybe(0.1, 1), max: maybe(0.05, 4) },
        year: { min: maybe(0.05, 1980), max: null },
      },
      [],
      [],
    )
  }).map((criteria) => ({
    ...criteria,
    price: {
      ...criteria.price,
      limit: criteria.price.max === null ? null : Math.floor(criteria.price.max * 1.1),
    },
  }))
}

const CHUNK = 2000

async function insert(db: Db, table: string, rows: object[]): Promise<void> {
  for (let i = 0; i < rows.length; i += CHUNK) {
    const part = rows.slice(i, i + CHUNK)
    const names = sql.join(Object.keys(part[0] ?? {}).map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(table)} (${names}) select ${names}
      from json_populate_recordset(null::${sql.table(table)},
        ${JSON.stringify(part)}::json)`.execute(db)
  }
}

const known = (values: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** The parts of a home's document that are weighed, as far as the facts tell them. */
const docOf = ({
  type,
  subtype,
  condition,
  year,
  operation,
  price,
  muni,
  point,
  area,
  plot,
  bedrooms,
  bathrooms,
  views,
  yes,
}: Facts): object => ({
  basics: known({
    type,
    subtype,
    condition,
    constructionYear: year,
    offers: [known({ operation, price })],
  }),
  location: known({ municipalityIne: String(muni).padStart(5, '0'), geo: point }),
  layout: known({ built: area, plot, bedrooms, bathrooms, views }),
  features: {
    features: yes.filter((one) =>
      ['lift', 'terrace', 'fireplace', 'storageRoom', 'balcony', 'patio'].includes(one),
    ),
  },
})

/**
 * Homes written as they are weighed, each to an agency in turn, as it and as everybody sees them.
 * Answers their ids.
 */
export async function fillHomes(db: Db, agencies: string[], all: Facts[]): Promise<string[]> {
  const at = new Date().toISOString()
  const homes = all.map((facts, i) => ({
    id: uuidv7(),
    agency_id: agencies[i % agencies.length],
    facts,
  }))
  await insert(
    db,
    'property',
    homes.map(({ id, agency_id, facts }) => ({
      id,
      agency_id,
      ref: id,
      status: 'active',
      version: 1,
      source: 'OTHER',
      external_ids: [],
      doc: docOf(facts),
      type: facts.type,
      operations: [facts.operation],
      outside_area: false,
      title: '',
      search: '',
      completeness: 0,
      complete: false,
      exclusive: false,
      shared: true,
      photo_count: 0,
      lead_count: 0,
      geo_drawn: [],
      created_at: at,
      updated_at: at,
    })),
  )
  await insert(
    db,
    'match_home',
    homes.flatMap(({ id, agency_id, facts }) =>
      [0, 1].map((view) => ({ id, view, agency_id, shared: true, ...homeValues(facts) })),
    ),
  )
  return homes.map(({ id }) => id)
}

/** Demands of an agency written as they are weighed. Answers their ids. */
export async function fillDemands(
  db: Db,
  agencyId: string,
  all: Criteria[],
  from = 0,
): Promise<string[]> {
  const at = new Date().toISOString()
  const demands = all.map((criteria, i) => ({ id: uuidv7(), ref: `D-${from + i + 1}`, criteria }))
  await insert(
    db,
    'demand',
    demands.map(({ id, ref, criteria }) => ({
      id,
      ref,
      agency_id: agencyId,
      shared: false,
      status: 'SEARCH',
      version: 1,
      doc: { what: { operations: criteria.operations } },
      title: ref,
      operations: criteria.operations,
      types: criteria.types,
      subtypes: criteria.subtypes,
      conditions: criteria.condition,
      price_flex_pct: 10,
      islands: [],
      municipalities: [],
      towns: [],
      postal_codes: [],
      exclude_municipalities: [],
      exclude_towns: [],
      exclude_postal_codes: [],
      polygons: [],
      on_islands: [],
      views: [],
      must_have: [],
      nice_to_have: [],
      must_not: [],
      search: '',
      created_at: at,
      updated_at: at,
    })),
  )
  await insert(
    db,
    'match_demand',
    demands.map(({ id, criteria }) => ({
      demand_id: id,
      agency_id: agencyId,
      shared: false,
      open: true,
      frequency: 'instant',
      criteria,
      lessons: [],
      muted: [],
      ...demandValues(criteria),
      areas: (criteria.where?.rings ?? []).map(
        (ring) => `(${ring.map(([lon, lat]) => `(${lon},${lat})`).join(',')})`,
      ),
    })),
  )
  return demands.map(({ id }) => id)
}
