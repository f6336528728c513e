import { ON_REQUEST } from '../codes.ts'
import { column, columnOf, interleave, row, rowOf, type Box } from '../morton.ts'
import type { Columns } from './columns.ts'
import { FACETS, type Facet } from './conditions.ts'
import type { Search } from './search.ts'

/** Bit of a facet among the missed filters. */
export const BIT = Object.fromEntries(FACETS.map((facet, i) => [facet, 1 << i])) as Record<Facet, number>

/**
 * Walks the rows that pass every filter without a facet, and tells of each which of the facets' filters it misses
 * (0: it is found). The same rules as conditions.ts, for rows that are in memory; `allowed` holds rows whose text fits.
 */
export function sift(rows: Columns, search: Search, allowed: ReadonlySet<number> | null, visit: (row: number, missed: number) => void): void {
  const passes = basePass(rows, search)
  const type = flags(search.types)
  const subtype = flags(search.subtypes)
  const energy = flags(search.energies)
  const condition = flags(search.conditions)
  const low = search.priceMin ?? -1
  const high = search.priceMax ?? (search.priceMin === null ? Infinity : ON_REQUEST - 1)
  for (let i = 0; i < rows.length; i += 1) {
    if (rows.op[i] !== search.op || (allowed !== null && !allowed.has(i)) || !passes(i)) continue
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

/** Filters without a facet: place, area, features, age, agency, box. */
function basePass(rows: Columns, search: Search): (row: number) => boolean {
  const { place, areaMin, areaMax, feat, since, agencyId, box } = search
  const munis = place && new Set(place.munis)
  const agency = agencyId === null ? null : Buffer.from(agencyId.replaceAll('-', ''), 'hex')
  const inBox = box && boxTest(box)
  return (i) => {
    if (munis !== null && place !== null) {
      if (!munis.has(rows.muni[i] ?? 0)) return false
      if (place.town > 0 && rows.town[i] !== place.town) return false
      if (place.postal > 0 && rows.postal[i] !== place.postal) return false
    }
    const area = rows.area[i] ?? -1
    if (areaMin !== null && area < areaMin) return false
    if (areaMax !== null && (area < 0 || area > areaMax)) return false
    if (((rows.feat[i] ?? 0) & feat) !== feat) return false
    if (since !== null && (rows.published[i] ?? 0) < since) return false
    if (agency !== null && agency.compare(rows.agencies, i * 16, i * 16 + 16) !== 0) return false
    return inBox === null || inBox(rows.geo[i] ?? -1)
  }
}

/** Exactly the cells of a box. Codes grow along both axes, so most of the outside falls to two comparisons. */
export function boxTest(box: Box): (geo: number) => boolean {
  const west = column(box.west)
  const east = column(box.east)
  const south = row(box.south)
  const north = row(box.north)
  const first = interleave(west, south)
  const last = interleave(east, north)
  return (geo) => {
    if (geo < first || geo > last) return false
    const x = columnOf(geo)
    const y = rowOf(geo)
    return x >= west && x <= east && y >= south && y <= north
  }
}

function flags(codes: number[]): Uint8Array | null {
  if (codes.length === 0) return null
  const out = new Uint8Array(64)
  for (const code of codes) out[code] = 1
  return out
}
