import { FEATURE, ON_REQUEST } from '../codes.ts'
import { bandEdges, bandOf } from './bands.ts'
import { FACETS, type Facet } from './conditions.ts'
import type { Scope } from './scope.ts'
import type { Search } from './search.ts'
import { BIT, filterRows } from './filter-rows.ts'

/** What is counted: the facets with a filter of their own, and `found`, the rows that miss none. */
export type Group = Facet | 'found'

/** Most bedrooms and bathrooms that have a count of their own: "5 or more". */
export const MOST_BEDS = 5
export const MOST_BATHS = 4

/** Counts per code; of `beds` and `baths` per number or more. */
export interface GroupCounts {
  found: number
  size: Record<Facet, number>
  codes: Record<'type' | 'subtype' | 'energy' | 'condition', Int32Array>
  beds: Int32Array
  baths: Int32Array
  bands: Int32Array
  features: Int32Array
  munis: Map<number, number>
}

const FEATURES = Object.values(FEATURE).reduce((mask, bit) => mask | bit, 0)

/**
 * Counts rows once for all facets, each without its own filter. A broad search passes here with
 * every eighth home of an operation, so the loop is spelled out and touches nothing but numbers.
 */
export function countGroups(
  { rows, spans, passes }: Pick<Scope, 'rows' | 'spans' | 'passes'>,
  search: Search,
): GroupCounts {
  const edges = bandEdges(search.operation)
  const byMissed = new Int32Array(1 << FACETS.length)
  const [type, subtype, energy, condition] = [
    new Int32Array(16),
    new Int32Array(64),
    new Int32Array(16),
    new Int32Array(16),
  ]
  const [beds, baths] = [new Int32Array(MOST_BEDS + 1), new Int32Array(MOST_BATHS + 1)]
  const [bands, features, munis] = [
    new Int32Array(edges.length),
    new Int32Array(32),
    new Map<number, number>(),
  ]
  filterRows(rows, spans, search, passes, (i, missed) => {
    if ((missed & (missed - 1)) !== 0) return // misses two filters: found by no facet
    add(byMissed, missed)
    const all = missed === 0
    if (all || missed === BIT.type) add(type, rows.type[i] ?? 0)
    if (all || missed === BIT.subtype) add(subtype, rows.subtype[i] ?? 0)
    if (all || missed === BIT.energy) add(energy, rows.energy[i] ?? 0)
    if (all || missed === BIT.condition) add(condition, rows.condition[i] ?? 0)
    if (all || missed === BIT.beds) add(beds, Math.min(Math.max(rows.beds[i] ?? 0, 0), MOST_BEDS))
    if (all || missed === BIT.baths)
      add(baths, Math.min(Math.max(rows.baths[i] ?? 0, 0), MOST_BATHS))
    const price = rows.price[i] ?? ON_REQUEST
    if ((all || missed === BIT.price) && price < ON_REQUEST) add(bands, bandOf(edges, price))
    if (!all) return
    for (let mask = (rows.feat[i] ?? 0) & FEATURES; mask !== 0; mask &= mask - 1)
      add(features, 31 - Math.clz32(mask & -mask))
    const muni = rows.muni[i] ?? 0
    munis.set(muni, (munis.get(muni) ?? 0) + 1)
  })
  const found = byMissed[0] ?? 0
  const size = Object.fromEntries(
    FACETS.map((facet) => [facet, found + (byMissed[BIT[facet]] ?? 0)]),
  ) as Record<Facet, number>
  return {
    found,
    size,
    codes: { type, subtype, energy, condition },
    beds: orMore(beds),
    baths: orMore(baths),
    bands,
    features,
    munis,
  }
}

/** Counts per number to counts per number or more. */
function orMore(counts: Int32Array): Int32Array {
  for (let n = counts.length - 2; n >= 0; n -= 1)
    counts[n] = (counts[n] ?? 0) + (counts[n + 1] ?? 0)
  return counts
}

function add(list: Int32Array, at: number): void {
  list[at] = (list[at] ?? 0) + 1
}
