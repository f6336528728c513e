import type { ListingAgencies } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'

const MOST = 200
/** Counting a million homes takes a moment: from so many on the answer is kept for a minute. */
const MANY = 20_000
const KEPT_MS = 60_000
const kept = new WeakMap<Db, { at: number; answer: ListingAgencies }>()

/** Agencies that have homes in public, those with most homes first. */
export async function listAgencies(db: Db, now: Date): Promise<ListingAgencies> {
  const known = kept.get(db)
  if (known && now.getTime() - known.at < KEPT_MS) return known.answer
  const rows = await db
    .selectFrom('listing')
    .select(['agency_id', (e) => e.fn.countAll<number>().as('homes')])
    .where('state', '=', 'active')
    .groupBy('agency_id')
    .orderBy('homes', 'desc')
    .orderBy('agency_id')
    .limit(MOST)
    .execute()
  const items: ListingAgencies['items'] = []
  for (const { agency_id, homes } of rows) {
    const agency = await getAgency(db, agency_id)
    if (agency) items.push({ id: agency.id, slug: agency.slug, name: agency.tradeName, logo: agency.logo, homes })
  }
  if (rows.reduce((sum, { homes }) => sum + homes, 0) >= MANY) kept.set(db, { at: now.getTime(), answer: { items } })
  return { items }
}
