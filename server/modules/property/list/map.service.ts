import type {
  MapPropertiesParams,
  PropertyCluster,
  PropertyMap,
  PropertyPin,
  RentPeriod,
} from '../../../../generated/model/index.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { stored } from '../../../contract/stored/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { filtered, type ListFilter } from './list.repository.ts'
import { filterOf } from './list.service.ts'
import { say } from '../messages.ts'

/** So many homes are shown one by one; where there are more, discs stand for them. */
const MOST_PINS = 300
/** Cells of the discs across the box unless told; a cell is about as high as wide. */
const ACROSS = 9
const DOWN_PER_ACROSS = 0.8

type Box = readonly [west: number, south: number, east: number, north: number]

/** A box with its number of cells across and down. */
interface Grid {
  box: Box
  across: number
  down: number
}

/** The box of a text whose form the contract has checked; null when it has no inside. */
function readBox(text: string): Box | null {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  return west < east && south < north && south >= -90 && north <= 90
    ? [west, south, east, north]
    : null
}

const within = ([west, south, east, north]: Box) =>
  sql<boolean>`lon between ${west} and ${east} and lat between ${south} and ${north}`

async function extentOf(db: Db, actor: Actor, filter: ListFilter, box: Box | null) {
  return filtered(db, actor, filter)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(lat)::int`.as('placed'),
      sql<number>`count(*) filter (where ${box ? within(box) : sql`lat is not null`})::int`.as(
        'seen',
      ),
      sql<number | null>`min(lon)`.as('west'),
      sql<number | null>`min(lat)`.as('south'),
      sql<number | null>`max(lon)`.as('east'),
      sql<number | null>`max(lat)`.as('north'),
    ])
    .executeTakeFirstOrThrow()
}

/** The cell of the grid a home lies in. */
const cellIn = ({ box: [west, south, east, north], across, down }: Grid) => ({
  column: sql<number>`
    least(${across - 1}::float8, floor((lon - ${west}::float8) /
      ${(east - west) / across}::float8))`,
  row: sql<number>`
    least(${down - 1}::float8, floor((lat - ${south}::float8) /
      ${(north - south) / down}::float8))`,
})

/** Homes in the box; those of `cells` alone when told. */
async function pinsIn(
  db: Db,
  actor: Actor,
  filter: ListFilter,
  grid: Grid,
  cells?: { c: number; r: number }[],
): Promise<PropertyPin[]> {
  if (cells?.length === 0) return []
  const { column, row } = cellIn(grid)
  let query = filtered(db, actor, filter).where(within(grid.box))
  if (cells)
    query = query.where(
      sql<boolean>`
        (${column}, ${row}) in
          (${sql.join(cells.map(({ c, r }) => sql`(${c}::float8, ${r}::float8)`))})`,
    )
  const rows = await query
    .select([
      'id',
      'ref',
      'title',
      'status',
      'substatus',
      'type',
      'price',
      'town',
      'lat',
      'lon',
      sql<Record<string, string> | null>`doc #> '{texts,title}'`.as('titles'),
      sql<PropertyPin['rentPeriod']>`doc #>> '{basics,offers,0,rentPeriod}'`.as('rentPeriod'),
    ])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST_PINS)
    .execute()
  return rows.flatMap(({ lat, lon, titles, title, ...home }) =>
    lat === null || lon === null
      ? []
      : [
          {
            ...home,
            rentPeriod: stored().part<RentPeriod>('RentPeriod', home.rentPeriod),
            title: titles?.[actor.lang] ?? title,
            lat,
            lon,
          },
        ],
  )
}

/** Discs for cells with several homes, and those that lie alone in theirs. */
async function discsIn(
  db: Db,
  actor: Actor,
  filter: ListFilter,
  grid: Grid,
): Promise<Pick<PropertyMap, 'pins' | 'clusters'>> {
  const { column, row } = cellIn(grid)
  const cells = filtered(db, actor, filter)
    .where(within(grid.box))
    .select(['lat', 'lon', column.as('c'), row.as('r')])
  const found = await db
    .selectFrom(cells.as('cell'))
    .select([
      'c',
      'r',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`avg(lat)`.as('lat'),
      sql<number>`avg(lon)`.as('lon'),
      sql<number>`min(lon)`.as('w'),
      sql<number>`min(lat)`.as('s'),
      sql<number>`max(lon)`.as('e'),
      sql<number>`max(lat)`.as('n'),
    ])
    .groupBy(['c', 'r'])
    .execute()
  const clusters: PropertyCluster[] = found
    .filter(({ count }) => count > 1)
    .map(({ count, lat, lon, w, s, e, n }) => ({ count, lat, lon, bbox: [w, s, e, n] }))
  return {
    clusters,
    pins: await pinsIn(
      db,
      actor,
      filter,
      grid,
      found.filter(({ count }) => count === 1),
    ),
  }
}

/**
 * Homes of a search on a map: each where there are few in the box, discs where there are many.
 * Places are the true ones.
 */
export async function mapProperties(
  db: Db,
  actor: Actor,
  { bbox: text, grid: across = ACROSS, ...asked }: MapPropertiesParams,
  now: Date,
): Promise<PropertyMap> {
  const asks =
    text === undefined ? null : (readBox(text) ?? fieldErrors({ bbox: say(actor.lang, 'map.box') }))
  const filter = await filterOf(db, asked, now)
  const { total, placed, seen, west, south, east, north } = await extentOf(db, actor, filter, asks)
  const all: Box | null =
    west === null || south === null || east === null || north === null
      ? null
      : [west, south, east, north]
  const rest = { total, inSight: seen, unplaced: total - placed, bbox: all ? [...all] : null }
  const box = asks ?? all
  if (!box || seen === 0) return { ...rest, pins: [], clusters: [] }
  // All at one point have no width: they are pins, or one disc.
  const grid: Grid = {
    box: asks ?? [box[0] - 1e-6, box[1] - 1e-6, box[2] + 1e-6, box[3] + 1e-6],
    across,
    down: Math.max(2, Math.round(across * DOWN_PER_ACROSS)),
  }
  if (seen <= MOST_PINS)
    return { ...rest, pins: await pinsIn(db, actor, filter, grid), clusters: [] }
  return { ...rest, ...(await discsIn(db, actor, filter, grid)) }
}
