import type { SiteHomesFilter } from '../../../../generated/model/index.ts'
import { canonicalJson } from '../../../formats/canonical-json.ts'
import type { Db } from '../../../db/index.ts'
import { runSearch } from '../../listing/index.ts'

const MOST = 2000
const known = new Map<string, number>()

/** How many changes of its public homes an agency has had. */
async function epochOf(db: Db, agencyId: string): Promise<string> {
  const row = await db
    .selectFrom('listing_epoch')
    .select('n')
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return row?.n ?? '0'
}

/** How many homes of the agency a filter finds; a filter that is no search finds none. */
async function search(
  db: Db,
  { now, agencyId }: { now: Date; agencyId: string },
  { types, features, ...rest }: SiteHomesFilter,
): Promise<number> {
  const query = { ...rest, ...(types && { type: types }), ...(features && { feature: features }) }
  const run = { since: null, now, lang: 'es', limit: 1 } as const
  return runSearch(db, { ...query, agencyId }, run).then(
    ({ total }) => total,
    () => 0,
  )
}

/**
 * Counts homes by filter for a draft. What was counted stays until a home of the agency changes, so
 * that a save of words searches for nothing, and one that changes a filter for that filter alone.
 */
export async function counter(
  db: Db,
  whose: { now: Date; agencyId: string },
): Promise<(filter: SiteHomesFilter | undefined) => Promise<number>> {
  const epoch = await epochOf(db, whose.agencyId)
  return async (filter = {}) => {
    const key = `${whose.agencyId} ${epoch} ${canonicalJson(filter)}`
    const counted = known.get(key) ?? (await search(db, whose, filter))
    known.delete(key)
    known.set(key, counted)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    return counted
  }
}
