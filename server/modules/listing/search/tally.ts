import { FEATURE, ON_REQUEST } from '../codes.ts'
import { bandEdges, bandOf } from './bands.ts'
import type { Columns } from './columns.ts'
import { FACETS, type Facet } from './conditions.ts'
import type { Scope } from './sample.ts'
import type { Search } from './search.ts'
import { BIT, sift } from './sift.ts'

/** What is counted: the facets with a filter of their own, and `found`, the rows that miss none. */
export type Group = Facet | 'found'

/** Most bedrooms and bathrooms that have a count of their own: "5 or more". */
export const MOST_BEDS = 5
export const MOST_BATHS = 4

/** Counts per code; of `beds` and `baths` per number or more. */
export interface Tally {
  found: number
  size: Record<Facet, number>
  codes: Record<'type' | 'subtype' | 'energy' | 'condition', Int32Array>
  beds: Int32Array
  baths: Int32Array
  bands: Int32Array
  features: Int32Array
  munis: Map<number, number>
}

const BITS = Object.values(FEATURE)

/** Counts rows once for all facets, each without its own filter. */
export function tally({ rows, spans, passes }: Pick<Scope, 'rows' | 'spans' | 'passes'>, search: Search): Tally {
  const edges = bandEdges(search.operation)
  const out: Tally = {
    found: 0,
    size: Object.fromEntries(FACETS.map((facet) => [facet, 0])) as Record<Facet, number>,
    codes: { type: new Int32Array(64), subtype: new Int32Array(64), energy: new Int32Array(64), condition: new Int32Array(64) },
    beds: new Int32Array(MOST_BEDS + 1),
    baths: new Int32Array(MOST_BATHS + 1),
    bands: new Int32Array(edges.length),
    features: new Int32Array(BITS.length),
    munis: new Map(),
  }
  sift(rows, spans, search, passes, (i, missed) => {
    if ((missed & (missed - 1)) !== 0) return // misses two filters: found by no facet
    for (const facet of FACETS) {
      if (missed !== 0 && missed !== BIT[facet]) continue
      out.size[facet] += 1
      count(out, facet, rows, i, edges)
    }
    if (missed !== 0) return
    out.found += 1
    const mask = rows.feat[i] ?? 0
    for (let bit = 0; bit < BITS.length; bit += 1) if (mask & (BITS[bit] ?? 0)) add(out.features, bit)
    const muni = rows.muni[i] ?? 0
    out.munis.set(muni, (out.munis.get(muni) ?? 0) + 1)
  })
  return out
}

function count(out: Tally, facet: Facet, rows: Columns, i: number, edges: number[]): void {
  if (facet === 'price') {
    const price = rows.price[i] ?? ON_REQUEST
    if (price < ON_REQUEST) add(out.bands, bandOf(edges, price))
  } else if (facet === 'beds' || facet === 'baths') {
    const list = out[facet]
    for (let n = Math.min(rows[facet][i] ?? -1, list.length - 1); n >= 1; n -= 1) add(list, n)
  } else add(out.codes[facet], rows[facet][i] ?? 0)
}

function add(list: Int32Array, at: number): void {
  list[at] = (list[at] ?? 0) + 1
}
