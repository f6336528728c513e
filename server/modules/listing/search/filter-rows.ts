import { ON_REQUEST } from '../codes.ts'
import type { Columns } from './columns.ts'
import { FACETS, type Facet } from './conditions.ts'
import type { Search } from './search.ts'

/** Bit of a facet among the missed filters. */
export const BIT = Object.fromEntries(FACETS.map((facet, i) => [facet, 1 << i])) as Record<
  Facet,
  number
>

/** First row and the one behind the last. */
export type Span = [from: number, to: number]

/**
 * Walks rows and tells of each which of the facets' filters it misses (0: it is found). The same
 * rules as conditions.ts, for rows that are in memory. Operation and every filter without a facet
 * must hold already: see `basePass`.
 */
export function filterRows(
  rows: Columns,
  spans: Span[],
  search: Search,
  passes: ((row: number) => boolean) | null,
  visit: (row: number, missed: number) => void,
): void {
  const type = flags(search.types)
  const subtype = flags(search.subtypes)
  const energy = flags(search.energies)
  const condition = flags(search.conditions)
  const low = search.priceMin ?? -1
  const high = search.priceMax ?? (search.priceMin === null ? Infinity : ON_REQUEST - 1)
  for (const [from, to] of spans) {
    for (let i = from; i < to; i += 1) {
      if (passes !== null && !passes(i)) continue
      const price = rows.price[i] ?? 0
      let missed = 0
      if (type !== null && !type[rows.type[i] ?? 0]) missed |= BIT.type
      if (subtype !== null && !subtype[rows.subtype[i] ?? 0]) missed |= BIT.subtype
      if (price < low || price > high) missed |= BIT.price
      if (search.beds > 0 && (rows.beds[i] ?? 0) < search.beds) missed |= BIT.beds
      if (search.baths > 0 && (rows.baths[i] ?? 0) < search.baths) missed |= BIT.baths
      if (energy !== null && !energy[rows.energy[i] ?? 0]) missed |= BIT.energy
      if (condition !== null && !condition[rows.condition[i] ?? 0]) missed |= BIT.condition
      visit(i, missed)
    }
  }
}

/**
 * Filters without a facet but operation and municipality; `more` are tests of words and box. Null:
 * none is set.
 */
export function basePass(
  rows: Columns,
  search: Search,
  more: ((row: number) => boolean)[],
): ((row: number) => boolean) | null {
  const { place, areaMin, areaMax, feat, since, agencyId } = search
  const tests = [...more]
  if (place !== null && place.town > 0) tests.push((i) => rows.town[i] === place.town)
  if (place !== null && place.postal > 0) tests.push((i) => rows.postal[i] === place.postal)
  if (feat !== 0) tests.push((i) => ((rows.feat[i] ?? 0) & feat) === feat)
  if (areaMin !== null) tests.push((i) => (rows.area[i] ?? -1) >= areaMin)
  if (areaMax !== null)
    tests.push((i) => (rows.area[i] ?? -1) >= 0 && (rows.area[i] ?? -1) <= areaMax)
  if (since !== null) tests.push((i) => (rows.published[i] ?? 0) >= since)
  if (agencyId !== null) {
    const agency = Buffer.from(agencyId.replaceAll('-', ''), 'hex')
    // The end of an id is random: it tells nearly all apart for a tenth of the price.
    const tail = agency.readUInt32LE(12)
    tests.push(
      (i) =>
        rows.agencies.readUInt32LE(i * 16 + 12) === tail &&
        agency.compare(rows.agencies, i * 16, i * 16 + 16) === 0,
    )
  }
  const [first, second, ...others] = tests
  if (!first) return null
  if (!second) return first
  if (others.length === 0) return (i) => first(i) && second(i)
  return (i) => tests.every((test) => test(i))
}

function flags(codes: number[]): Uint8Array | null {
  if (codes.length === 0) return null
  const out = new Uint8Array(64)
  for (const code of codes) out[code] = 1
  return out
}
