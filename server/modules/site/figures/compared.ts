import type { SiteCounts } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { added } from './count.ts'
import {
  countedSince,
  leadsOf,
  readsOf,
  type Days,
  type Lead,
  type Read,
} from './figures.repository.ts'

interface Compared {
  reads: Read[]
  leads: Lead[]
  total: SiteCounts
  /** Null where the days before were not counted whole. */
  previous: SiteCounts | null
}

/** What was counted of a website in some days, beside the days before them. */
export async function compared(
  db: Db,
  siteId: string,
  days: Days,
  before: Days,
): Promise<Compared> {
  const [reads, leads] = [await readsOf(db, siteId, days), await leadsOf(db, siteId, days)]
  const since = await countedSince(db, siteId)
  const previous =
    since !== null && since <= before.from
      ? added(await readsOf(db, siteId, before), await leadsOf(db, siteId, before))
      : null
  return { reads, leads, total: added(reads, leads), previous }
}
