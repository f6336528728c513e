import type { Cluster, ClusterList } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { LOWERED, ON_REQUEST } from '../codes.ts'
import { pointOf } from '../morton.ts'
import { readColumns, uuidAt, type Columns } from './columns.ts'
import { allConditions } from './conditions.ts'
import { countFound, foundRows, type Asked } from './count.ts'
import { scopeOf, type Scope } from './scope.ts'
import { filterRows } from './filter-rows.ts'

/** Up to so many homes are shown one by one. */
const SINGLES = 60
/**
 * Up to so many are read and gathered here; up to the next, gathered by the database; above, the
 * sample is.
 */
const FEW = 1500
const MANY = 10_000
/**
 * From `SOME` homes on the sample may stand for them when finding them all would mean to meet `FAR`
 * index rows.
 */
const SOME = 500
const FAR = 40_000
/**
 * No window shows more cells than this; the deepest zoom asked for the whole world would name every
 * home.
 */
const MOST = 4000
/** A row of the text table costs as much as so many of an index. */
const TEXT = 20

/** Width of a cell: about 64 pixels of a map whose tiles have 512, `2^(23 - zoom)` columns. */
function levelOf(zoom: number): number {
  return Math.min(24, Math.max(0, 23 - zoom))
}

/** What is known of a cell while it is gathered. */
interface Cell {
  count: number
  lat: number
  lon: number
  west: number
  south: number
  east: number
  north: number
  price: number
  lowered: boolean
  id: string | null
}

/**
 * Homes of a search gathered for a map, with the total that its list says; `placed` counts those on
 * the map, which hidden homes are not.
 */
export async function readClusters(db: Db, asked: Asked, zoom: number): Promise<ClusterList> {
  const items = await gathered(db, asked, zoom)
  const placed = items.reduce((sum, { count }) => sum + count, 0)
  const { total, totalIsEstimate } = await countFound(db, asked)
  // Both may be of the sample, or one of them: there are never more on the map than found.
  return { items, total, totalIsEstimate, placed: Math.min(placed, total) }
}

async function gathered(db: Db, asked: Asked, zoom: number): Promise<Cluster[]> {
  const scope = await scopeOf(db, asked.search, asked.tsquery)
  const rows: number[] = []
  filterRows(scope.rows, scope.spans, asked.search, scope.passes, (i, missed) => {
    if (missed === 0 && (scope.rows.geo[i] ?? -1) >= 0) rows.push(i)
  })
  const level = levelOf(zoom)
  const about = rows.length * scope.share
  if (
    about > MANY ||
    (about > SOME && Math.min(scope.met, (scope.worded ?? Infinity) * TEXT) > FAR)
  )
    return list(gather(scope.rows, rows, level, scope.share))
  if (about > FEW) return list(await gatherInDatabase(db, asked, scope, level))
  const found = await readColumns(
    db,
    foundRows(asked, scope, onMap(asked)),
    ['feat', 'price', 'geo'],
    ['ids'],
  )
  const all = Array.from({ length: found.length }, (_, i) => i)
  return list(gather(found, all, found.length <= SINGLES ? 0 : level, 1))
}

/** The search's conditions, and that the home has a point. */
function onMap({ search }: Asked): RawBuilder<unknown>[] {
  return [...allConditions(search), sql`s.geo >= 0`]
}

function gather(columns: Columns, rows: number[], level: number, share: number): Map<number, Cell> {
  const cells = new Map<number, Cell>()
  const size = 4 ** level
  for (const i of rows) {
    const geo = columns.geo[i] ?? 0
    const key = Math.floor(geo / size)
    const lowered = ((columns.feat[i] ?? 0) & LOWERED) !== 0
    put(
      cells,
      key,
      geo,
      0,
      share,
      columns.price[i] ?? ON_REQUEST,
      lowered,
      share === 1 ? () => uuidAt(columns.ids, i) : null,
    )
  }
  return cells
}

/**
 * Gathered two levels finer than asked, so that a cluster stands where its homes are; ids of lone
 * homes come last.
 */
async function gatherInDatabase(
  db: Db,
  asked: Asked,
  scope: Scope,
  level: number,
): Promise<Map<number, Cell>> {
  const fine = Math.max(0, level - 2)
  const { rows } = await sql<{
    cell: number
    geo: number
    n: number
    price: number
    lowered: boolean
  }>`
    select s.geo >> ${sql.raw(String(2 * fine))} as cell, min(s.geo) as geo, count(*)::int as n,
      min(s.price) as price,
      bool_or(s.feat & ${LOWERED} <> 0) as lowered
    from ${foundRows(asked, scope, onMap(asked))} group by 1`.execute(db)
  const cells = new Map<number, Cell>()
  const ratio = 4 ** (level - fine)
  const alone = new Map<number, number>()
  for (const { cell, geo, n, price, lowered } of rows) {
    const key = Math.floor(cell / ratio)
    put(cells, key, n === 1 ? geo : cell * 4 ** fine, n === 1 ? 0 : fine, n, price, lowered, null)
    alone.set(key, geo)
  }
  const lone = [...alone].filter(([key]) => cells.get(key)?.count === 1)
  if (lone.length > 0)
    await nameLone(db, asked, cells, new Map(lone.map(([key, geo]) => [geo, key])))
  return cells
}

async function nameLone(
  db: Db,
  asked: Asked,
  cells: Map<number, Cell>,
  keys: Map<number, number>,
): Promise<void> {
  const conditions = [...onMap(asked), sql`s.geo = any(${[...keys.keys()]}::int8[])`]
  const { rows } = await sql<{ id: string; geo: number }>`
    select s.id, s.geo from listing_search s where ${sql.join(conditions, sql` and `)}`.execute(db)
  for (const { id, geo } of rows) {
    const cell = cells.get(keys.get(geo) ?? -1)
    if (cell) cell.id = id
  }
}

function put(
  cells: Map<number, Cell>,
  key: number,
  geo: number,
  level: number,
  count: number,
  price: number,
  lowered: boolean,
  id: (() => string) | null,
): void {
  const { lat, lon } = pointOf(geo, level)
  const cell = cells.get(key)
  if (!cell) {
    cells.set(key, {
      count,
      lat: lat * count,
      lon: lon * count,
      west: lon,
      east: lon,
      south: lat,
      north: lat,
      price,
      lowered,
      id: id?.() ?? null,
    })
    return
  }
  cell.count += count
  cell.lat += lat * count
  cell.lon += lon * count
  cell.west = Math.min(cell.west, lon)
  cell.east = Math.max(cell.east, lon)
  cell.south = Math.min(cell.south, lat)
  cell.north = Math.max(cell.north, lat)
  cell.price = Math.min(cell.price, price)
  cell.lowered ||= lowered
  cell.id = null
}

/** The same homes in cells of double width, again and again, until there are few enough. */
export function fewer(cells: Map<number, Cell>, most: number): Map<number, Cell> {
  if (cells.size <= most) return cells
  const wider = new Map<number, Cell>()
  for (const [key, one] of cells) {
    const at = Math.floor(key / 4)
    const cell = wider.get(at)
    if (!cell) {
      wider.set(at, one)
      continue
    }
    wider.set(at, {
      count: cell.count + one.count,
      lat: cell.lat + one.lat,
      lon: cell.lon + one.lon,
      west: Math.min(cell.west, one.west),
      east: Math.max(cell.east, one.east),
      south: Math.min(cell.south, one.south),
      north: Math.max(cell.north, one.north),
      price: Math.min(cell.price, one.price),
      lowered: cell.lowered || one.lowered,
      id: null,
    })
  }
  return fewer(wider, most)
}

function list(cells: Map<number, Cell>): Cluster[] {
  const items = [...fewer(cells, MOST).values()].map(
    ({ count, lat, lon, west, south, east, north, price, lowered, id }): Cluster => ({
      lat: degrees(lat / count),
      lon: degrees(lon / count),
      count,
      id: count === 1 ? id : null,
      price: price >= ON_REQUEST ? null : price,
      lowered,
      bbox: [degrees(west), degrees(south), degrees(east), degrees(north)],
    }),
  )
  return items.sort((a, b) => b.count - a.count)
}

/** Six decimals, about 0.1 m. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
