import type { Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { onAwayChange, onHomeChange } from '../../property/index.ts'
import { noteState, tellReferrer } from '../news.ts'
import { saveRow, type ReferralRow } from '../referral.repository.ts'
import { homesByIds, isSold, type LinkedHome } from './homes.ts'

/** States in which the linked home says how it goes on. */
const FOLLOWED: readonly string[] = ['confirmed', 'contacted', 'visited', 'mandate', 'sold']

/** Where a referral stands by its home: sold, on its way, or still before a mandate. */
function stateBy(row: ReferralRow, home: LinkedHome): ReferralRow['state'] {
  if (isSold(home)) {
    const on = dayOf(home.closed_at ?? new Date(0))
    return row.valid_until !== null && on > row.valid_until ? 'expired' : 'sold'
  }
  const isOffered = home.status === 'active' || home.status === 'reserved'
  return row.state === 'sold' || (isOffered && home.mandate.startsOn !== undefined)
    ? 'mandate'
    : row.state
}

/** Moves a referral to where its home stands. */
export async function followHome(trx: Db, now: Date, row: ReferralRow): Promise<ReferralRow> {
  if (row.property_id === null || !FOLLOWED.includes(row.state)) return row
  const home = (await homesByIds(trx, [row.property_id])).get(row.property_id)
  const state = home ? stateBy(row, home) : row.state
  if (!home || state === row.state) return row
  const sold_at = state === 'sold' ? (home.closed_at ?? now) : null
  return saveRow(trx, row, { state, sold_at }, { now, by: null })
}

/** A home was changed: the referrals that it is go on, in the same transaction. */
async function homeChanged(trx: Db, propertyId: string): Promise<void> {
  const rows = await trx
    .selectFrom('referral')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('state', 'in', ['confirmed', 'contacted', 'visited', 'mandate', 'sold'])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  const now = new Date()
  for (const row of rows) {
    const saved = await followHome(trx, now, row)
    if (saved.state === row.state) continue
    await noteState(trx, saved)
    await tellReferrer(trx, { now: () => now }, saved)
  }
}

onHomeChange((trx, propertyId) => homeChanged(trx, propertyId))
onAwayChange(homeChanged)
