import { sql, type Db } from '../../../db/index.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'
import { registerUse } from '../../plan/index.ts'
import { onTrimHomes, type Trim } from '../../subscription/index.ts'
import { say } from '../messages.ts'
import { changeStatus } from './status.service.ts'

registerUse('homes', async (db, agencyId) => {
  const row = await onMarket(db, agencyId)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
})

/** What the public sees of an agency's homes. */
const onMarket = (db: Db, agencyId: string) =>
  db
    .selectFrom('property')
    .where('agency_id', '=', agencyId)
    .where('status', 'in', ['active', 'reserved'])
    .where('deleted_at', 'is', null)

/**
 * Withdraws homes that a plan does not hold, the least viewed in ninety days first. Reserved ones
 * stay: their sale is under way.
 */
const trimHomes: Trim = async ({ trx, deps, agencyId }, many) => {
  const rows = await onMarket(trx, agencyId)
    .select('property.id')
    .where('status', '=', 'active')
    .orderBy(
      sql`(select coalesce(sum(f.count), 0) from listing_figure f
        where f.listing_id = property.id and f.kind = 'view' and f.day > ${daysLater(dayOf(deps.now()), -90)}::date)`,
    )
    .orderBy('property.id', 'desc')
    .limit(many)
    .execute()
  const actor = { userId: null, agencyId, role: 'ADMIN' as const, lang: 'es' as const }
  for (const { id } of rows)
    await changeStatus(
      { trx, deps, actor },
      id,
      { status: 'withdrawn', reason: say('es', 'status.planFull') },
      { anyVersion: true },
    )
  return rows.length
}
onTrimHomes(trimHomes)
