import type { Island, PublicOperation } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { municipality, onCountPlaces, type PlaceCount } from '../../place/index.ts'
import { HIDDEN, ISLAND_CODE, OPERATION } from '../codes.ts'
import type { Columns } from './columns.ts'
import { sampleOf } from './sample.ts'
import type { Sample } from './sample-held.ts'

/** Above so many rows they are counted by the sample. */
const MANY = 6000

/** How many homes lie where; exact while there are few, by the sample when there are many. */
async function countPlaces(db: Db, operation?: PublicOperation): Promise<PlaceCount[]> {
  const sample = await sampleOf(db)
  const only = operation && OPERATION[operation]
  const parts = [...sample.parts].flatMap(([op, part]) =>
    only === undefined || op === only ? [part] : [],
  )
  if (parts.reduce((sum, { rows }) => sum + rows.length, 0) * sample.share <= MANY) {
    const exact = await sql<Omit<PlaceCount, 'island'>>`
      select muni, town, postal, count(distinct id)::int as count from listing_search
      where ${only === undefined ? sql`op < ${HIDDEN}` : sql`op = ${only}`} group by 1, 2, 3`.execute(
      db,
    )
    return exact.rows.map((row) => ({ ...row, island: islandOf(row.muni) }))
  }
  const ofSample = counted.get(sample) ?? new Map<number | undefined, PlaceCount[]>()
  counted.set(sample, ofSample)
  const known = ofSample.get(only)
  if (known) return known
  const counts = [
    ...sampledPlaces(
      parts.map(({ rows }) => rows),
      sample.share,
    ).values(),
  ]
  ofSample.set(only, counts)
  return counts
}

onCountPlaces(countPlaces)

/** By operation, counted once per reading of the sample. */
const counted = new WeakMap<Sample, Map<number | undefined, PlaceCount[]>>()

/** A home of two operations counts twice here, which an estimate may. */
function sampledPlaces(parts: Columns[], share: number): Map<string, PlaceCount> {
  const counts = new Map<string, PlaceCount>()
  for (const rows of parts) {
    for (let row = 0; row < rows.length; row += 1) {
      const [muni = 0, town = 0, postal = 0] = [rows.muni[row], rows.town[row], rows.postal[row]]
      const key = `${muni} ${town} ${postal}`
      const known = counts.get(key)
      if (known) known.count += share
      else counts.set(key, { island: islandOf(muni), muni, town, postal, count: share })
    }
  }
  return counts
}

function islandOf(muni: number): Island | null {
  const whole = Object.entries(ISLAND_CODE).find(([, code]) => code === muni)?.[0]
  return (
    (whole as Island | undefined) ?? municipality(String(muni).padStart(5, '0'))?.island ?? null
  )
}
