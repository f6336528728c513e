import type { Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { onAwayChange, onHomeChange } from '../../property/index.ts'
import { noteState, tellAgency, tellReferrer } from '../news.ts'
import { saveRow, type ReferralRow } from '../referral.repository.ts'
import { homesByIds, isSold, isUnsold, type LinkedHome } from './homes.ts'

/** States in which the linked home says how it goes on. */
const FOLLOWED: readonly ReferralRow['state'][] = [
  'confirmed',
  'contacted',
  'visited',
  'mandate',
  'sold',
  'due',
]
/** States after a sale. */
const SOLD: readonly string[] = ['sold', 'due']

/** Where a referral stands by its home: sold, on its way, or still before a mandate. */
function stateBy(row: ReferralRow, home: LinkedHome): ReferralRow['state'] {
  if (isSold(home)) {
    const on = dayOf(home.closed_at ?? new Date(0))
    if (row.valid_until !== null && on > row.valid_until) return 'expired'
    return row.state === 'due' ? 'due' : 'sold'
  }
  const isOffered = home.status === 'active' || home.status === 'reserved'
  // A sale that fell through is owed no more: it goes on as it was.
  const isUndone = SOLD.includes(row.state) && isUnsold(home)
  return isUndone || (isOffered && home.mandate.startsOn !== undefined) ? 'mandate' : row.state
}

/** Moves a referral to where its home stands. */
export async function followHome(trx: Db, now: Date, row: ReferralRow): Promise<ReferralRow> {
  if (row.property_id === null || !FOLLOWED.includes(row.state)) return row
  const home = (await homesByIds(trx, [row.property_id])).get(row.property_id)
  const state = home ? stateBy(row, home) : row.state
  if (!home || state === row.state) return row
  const sold_at = state === 'sold' ? (home.closed_at ?? now) : null
  return saveRow(trx, row, { state, sold_at, due_at: null }, { now, by: null })
}

/** A home was changed: the referrals that it is go on, in the same transaction. */
async function homeChanged(trx: Db, propertyId: string): Promise<void> {
  const rows = await trx
    .selectFrom('referral')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('state', 'in', FOLLOWED)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  const now = new Date()
  for (const row of rows) {
    const saved = await followHome(trx, now, row)
    if (saved.state === row.state) continue
    await noteState(trx, saved)
    const isUndone = SOLD.includes(row.state) && saved.state === 'mandate'
    await tellReferrer(trx, { now: () => now }, saved, isUndone ? 'news_undone' : undefined)
    if (row.state === 'due') await tellAgency(trx, { now: () => now }, saved, 'agencyUndue')
  }
}

onHomeChange((trx, propertyId) => homeChanged(trx, propertyId))
onAwayChange(homeChanged)
