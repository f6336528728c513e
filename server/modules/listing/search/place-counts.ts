import type { Island } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { municipality } from '../../place/index.ts'
import { ISLAND_CODE } from '../codes.ts'
import { EXACT_LIMIT, indexById, sampleOf, SHARE } from './sample.ts'

/** Public homes of a municipality, town and postal code (0: not told or none of ours), each home once. */
export interface PlaceCount {
  island: Island | null
  muni: number
  town: number
  postal: number
  count: number
}

/** How many homes lie where; exact while they are few, by the 1/32 sample when there are many. */
export async function countPlaces(db: Db): Promise<PlaceCount[]> {
  const sample = await sampleOf(db)
  const { rows } = sample
  if (rows.length * SHARE <= EXACT_LIMIT) {
    const exact = await sql<Omit<PlaceCount, 'island'>>`
      select muni, town, postal, count(distinct id)::int as count from listing_search group by 1, 2, 3`.execute(db)
    return exact.rows.map((row) => ({ ...row, island: islandOf(row.muni) }))
  }
  const counts = new Map<string, PlaceCount>()
  for (const [row = 0] of indexById(sample).values()) {
    const [muni = 0, town = 0, postal = 0] = [rows.muni[row], rows.town[row], rows.postal[row]]
    const key = `${muni} ${town} ${postal}`
    const known = counts.get(key)
    if (known) known.count += SHARE
    else counts.set(key, { island: islandOf(muni), muni, town, postal, count: SHARE })
  }
  return [...counts.values()]
}

function islandOf(muni: number): Island | null {
  const whole = Object.entries(ISLAND_CODE).find(([, code]) => code === muni)?.[0]
  return (whole as Island | undefined) ?? municipality(String(muni).padStart(5, '0'))?.island ?? null
}
