import { sql, type RawBuilder } from '../../../db/index.ts'
import { HIDDEN, ON_REQUEST } from '../codes.ts'
import { column, COLUMN_BITS, cover, interleave, row, ROW_BITS, type Box } from '../morton.ts'
import type { Search } from './search.ts'
import type { Shape } from './shape.ts'

type Condition = RawBuilder<unknown>

/** Columns that every index of the searches holds, ppm2 but for its own sort. */
export const COVERED = sql`
  s.id, s.op, s.type, s.subtype, s.energy, s.condition, s.beds, s.baths, s.town, s.muni, s.postal,
    s.area,
  s.feat, s.price, s.ppm2, s.geo, s.published_at`

/** Filters that have a facet of their own, in the order of their bits. */
export const FACETS = ['type', 'subtype', 'price', 'beds', 'baths', 'energy', 'condition'] as const
export type Facet = (typeof FACETS)[number]

/** SQL of each facet's filter that is set; columns of `listing_search s`. */
export function facetConditions(search: Search): Partial<Record<Facet, Condition>> {
  const { priceMin, priceMax } = search
  const price = [
    ...(priceMin === null
      ? []
      : [
          sql`s.price >= ${priceMin}`,
          ...(priceMax === null ? [sql`s.price < ${ON_REQUEST}`] : []),
        ]),
    ...(priceMax === null ? [] : [sql`s.price <= ${priceMax}`]),
  ]
  const all: Record<Facet, Condition | null> = {
    type: anyOf('type', search.types),
    subtype: anyOf('subtype', search.subtypes),
    price: price.length > 0 ? sql`(${sql.join(price, sql` and `)})` : null,
    beds: search.beds > 0 ? sql`s.beds >= ${search.beds}` : null,
    baths: search.baths > 0 ? sql`s.baths >= ${search.baths}` : null,
    energy: anyOf('energy', search.energies),
    condition: anyOf('condition', search.conditions),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, condition]) => condition !== null),
  ) as Partial<Record<Facet, Condition>>
}

/** SQL of every other filter that is set. Without `op`, which always holds, and without words. */
export function baseConditions(search: Search): Condition[] {
  const { place, box } = search
  const out: Condition[] = [
    search.hiddenToo
      ? sql`s.op = any(${[search.op, search.op + HIDDEN]}::int2[])`
      : sql`s.op = ${search.op}`,
  ]
  if (place) {
    out.push(
      place.munis.length === 1
        ? sql`s.muni = ${place.munis[0]}`
        : sql`s.muni = any(${place.munis}::int[])`,
    )
    if (place.town > 0) out.push(sql`s.town = ${place.town}`)
    if (place.postal > 0) out.push(sql`s.postal = ${place.postal}`)
  }
  if (search.areaMin !== null) out.push(sql`s.area >= ${search.areaMin}`)
  if (search.areaMax !== null) out.push(sql`s.area between 0 and ${search.areaMax}`)
  if (search.feat !== 0) out.push(sql`s.feat & ${search.feat} = ${search.feat}`)
  if (search.since !== null) out.push(sql`s.published_at >= ${new Date(search.since)}`)
  if (search.agencyId !== null) out.push(sql`s.agency_id = ${search.agencyId}::uuid`)
  if (box) out.push(insideBox(box))
  for (const group of search.shapes) out.push(sql`(${sql.join(group.map(insideShape), sql` or `)})`)
  return out
}

/** Every condition of a search. */
export function allConditions(search: Search): Condition[] {
  return [...baseConditions(search), ...Object.values(facetConditions(search))]
}

/** Join that leaves only rows whose words fit; for few rows, as each is looked up again. */
function withWords(words: string | null): Condition {
  return words === null
    ? sql``
    : sql`join listing_search t on t.id = s.id and t.op = s.op and t.tsv @@ ${words}::tsquery`
}

/** `from … where …` of a search without words, by whatever index the planner likes. */
export function rowsWhere(conditions: Condition[]): Condition {
  return sql`listing_search s where ${sql.join(conditions, sql` and `)}`
}

/**
 * The same by the geo index: at most 24 runs of codes that hold the box, one index-only scan each.
 * `offset 0` keeps the planner from mixing other indexes in. Has no agency_id.
 */
export function rowsInBox(
  search: Search,
  box: Box,
  conditions: Condition[],
  words: string | null,
): Condition {
  const ranges = cover(box)
  return sql`
    unnest(${ranges.map(([low]) => low)}::int8[], ${ranges.map(([, high]) => high)}::int8[]) r(low,
      high)
    join lateral (
      select ${COVERED} from listing_search s where s.op = ${search.op} and s.geo >= 0
      and s.geo between r.low and r.high offset 0
    ) s on true ${withWords(words)} where ${sql.join(conditions, sql` and `)}`
}

/**
 * The same by walking the index of an order, filters after it. For a box that holds a good share of
 * the homes, whose masked codes the planner takes for rare, and for frequent words, which are then
 * read out of line row by row.
 * `start`: what the index is entered by.
 */
export function rowsInOrder(
  search: Search,
  order: Condition,
  start: Condition[],
  words: string | null,
): Condition {
  const [column, fits] =
    words === null
      ? [sql``, sql``]
      : [sql`, s.agency_id, s.tsv`, sql`and s.tsv @@ ${words}::tsquery`]
  return sql`
    (select ${COVERED}${column} from listing_search s where ${sql.join(start, sql` and `)}
    order by ${order} offset 0) s
    where ${sql.join(allConditions(search), sql` and `)} ${fits}`
}

/**
 * Exactly the cells of a box. Masked codes keep the order of their axis, so no other column is
 * needed.
 */
function insideBox(box: Box): Condition {
  const low = { x: interleave(column(box.west), 0), y: interleave(0, row(box.south)) }
  const high = { x: interleave(column(box.east), 0), y: interleave(0, row(box.north)) }
  return sql`s.geo >= 0 and s.geo & ${COLUMN_BITS}::int8 between ${low.x} and ${high.x}
    and s.geo & ${ROW_BITS}::int8 between ${low.y} and ${high.y}`
}

/** The bits of an axis among the eight of a byte of a code, side by side. */
const SQUEEZED = Buffer.from(
  Array.from({ length: 256 }, (_, byte) =>
    [0, 1, 2, 3].reduce((sum, i) => sum | (((byte >> (2 * i)) & 1) << i), 0),
  ),
)

/** Column (first bit 0) or row (1) of a code, taken apart byte by byte. */
function axis(first: 0 | 1): Condition {
  const bytes = [0, 1, 2, 3, 4, 5, 6].map(
    (i) =>
      sql`
        (get_byte(${SQUEEZED}::bytea, ((s.geo >> ${sql.raw(String(8 * i + first))}) & 255)::int) <<
          ${sql.raw(String(4 * i))})`,
  )
  return sql`(${sql.join(bytes, sql` | `)})`
}

/** Whether the cell's middle lies in the polygon; the box round it is a condition of its own. */
function insideShape(shape: Shape): Condition {
  const corners = Array.from(
    { length: shape.length / 2 },
    (_, i) => `(${shape[2 * i]},${shape[2 * i + 1]})`,
  )
  return sql`point(${axis(0)}, ${axis(1)}) <@ ${`(${corners.join(',')})`}::polygon`
}

function anyOf(column: string, values: number[]): Condition | null {
  if (values.length === 0) return null
  const name = sql.ref(`s.${column}`)
  return values.length === 1 ? sql`${name} = ${values[0]}` : sql`${name} = any(${values}::int2[])`
}
