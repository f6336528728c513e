import type { MatchCriterion } from '../../../../generated/model/index.ts'
import type { Criteria, Lesson } from '../../../db/tables/match.ts'
import type { Db } from '../../../db/index.ts'
import { columnsOf, unreadPart, type DemandRecord } from '../../demand/index.ts'
import { circleRing } from '../../listing/index.ts'
import { askedOf, weigh } from '../engine/weights.ts'
import { lostOf, type Lost } from './lost.ts'
import { codesOfSlug, ISLAND, postalCode } from './places.ts'

const RENTALS: ReadonlySet<string> = new Set(['A', 'TDA'])

const whole = (value: number | null): number | null => (value === null ? null : Math.ceil(value))
/** Zero asks nothing. */
const some = (value: number | null): number | null => value || null

type Asked = ReturnType<typeof columnsOf> & Pick<DemandRecord, 'doc'>
/** A place that nobody knows by now. */
const isGone = (slug: string): boolean => codesOfSlug(slug).length === 0

function whereOf(demand: Asked, lost: Lost): Criteria['where'] {
  const {
    islands,
    municipalities,
    towns,
    postal_codes: postal,
    polygons,
    near_lat: lat,
    near_lon: lon,
    near_m: metres,
  } = demand
  const rings = [...polygons]
  if (lat !== null && lon !== null && metres !== null) {
    rings.push(
      circleRing({ lat, lon, km: metres / 1000, minutes: false }).map((corner) => [
        corner.lon,
        corner.lat,
      ]),
    )
  }
  const asked = [islands, municipalities, towns, postal].flat().length
  // A place that nobody knows by now is still a place: no home lies in it, but not anywhere either.
  // A finer one may lie on any island, so none of those counts whole.
  const entire = lost.isFiner || towns.some(isGone) ? [] : islands
  const places = [
    ...entire.map((one) => ISLAND[one]),
    ...municipalities.map(Number),
    ...towns.flatMap(codesOfSlug),
    ...postal.map(postalCode),
  ]
  return asked + rings.length === 0 && !lost.isPlace ? null : { places, rings }
}

/**
 * What a demand asks by its document, without what reactions taught. What the document asks and
 * nobody can read by now is asked all the same: a condition fits no home, a wish is not met.
 */
export async function criteriaOf(
  db: Db,
  { id, doc }: Pick<DemandRecord, 'id' | 'doc'>,
): Promise<Omit<Criteria, 'weights' | 'low'>> {
  return criteria({ ...columnsOf(doc), doc }, lostOf(await unreadPart(db, { id, doc }), doc))
}

function criteria(demand: Asked, lost: Lost): Omit<Criteria, 'weights' | 'low'> {
  const { price_max: max, price_flex_pct: flex, doc } = demand
  const pets =
    doc.buyer?.pets === true && demand.operations.every((operation) => RENTALS.has(operation))
  return {
    operations: lost.isClosed || demand.exclude_towns.some(isGone) ? [] : demand.operations,
    types: demand.types,
    subtypes: demand.subtypes,
    where: whereOf(demand, lost),
    excluded: [
      ...demand.exclude_municipalities.map(Number),
      ...demand.exclude_towns.flatMap(codesOfSlug),
      ...demand.exclude_postal_codes.map(postalCode),
    ],
    price: {
      min: some(demand.price_min),
      max: some(max),
      limit: max ? max + Math.floor((max * flex) / 100) : null,
    },
    area: { min: some(whole(demand.area_min)), max: some(whole(demand.area_max)) },
    plotMin: some(whole(demand.plot_min)),
    bedrooms: { min: some(demand.bedrooms_min), max: demand.bedrooms_max },
    bathroomsMin: some(demand.bathrooms_min),
    // A tenant with animals needs a home that takes them.
    must: [...new Set([...demand.must_have, ...(pets ? ['petsAllowed'] : [])])],
    wishes: demand.nice_to_have.filter((one) => !demand.must_have.includes(one)),
    unwanted: demand.must_not.filter((one) => !demand.must_have.includes(one)),
    views: demand.views,
    condition: demand.conditions,
    seaMax: some(demand.sea_distance_max),
    floor: { min: doc.home?.floorMin ?? null, max: doc.home?.floorMax ?? null },
    year: { min: doc.home?.yearMin ?? null, max: doc.home?.yearMax ?? null },
    unmet: lost.unmet,
  }
}

/** The same with its weights: lessons count unless they were switched off. */
export function withLessons(
  criteria: Omit<Criteria, 'weights' | 'low'>,
  lessons: Lesson[],
  muted: readonly string[],
): Criteria {
  const heard = lessons.filter(
    ({ criterion }: { criterion: MatchCriterion }) => !muted.includes(criterion),
  )
  return {
    ...criteria,
    low: heard.flatMap(({ places }) => places),
    weights: weigh(askedOf(criteria), heard),
  }
}
