import { inTransaction, withAdvisoryLock, type Db } from '../../db/index.ts'
import { EXPORTED, type Exported } from '../../contract/exported.ts'
import { eachOne, registerJob } from '../../jobs/index.ts'
import { EXPORTED_MAIL, mailExported, tellExported } from './exported.ts'

/** For so long a line is kept. */
const YEARS = 2

/**
 * Sweeps what an agency's chain begins with, up to the last line before `before` in its order, and
 * keeps that one's hash: what stays is proved from there.
 */
export async function sweepChain(trx: Db, agencyId: string, before: Date): Promise<void> {
  await withAdvisoryLock(trx, `audit ${agencyId}`)
  const oldest = trx
    .selectFrom('audit')
    .select('number')
    .where('agency_id', '=', agencyId)
    .where('at', '>=', before)
    .orderBy('number')
    .limit(1)
  const kept = (await oldest.executeTakeFirst())?.number ?? null
  const last = await trx
    .selectFrom('audit')
    .select(['number', 'hash'])
    .where('agency_id', '=', agencyId)
    .$if(kept !== null, (query) => query.where('number', '<', kept ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  await trx
    .deleteFrom('audit')
    .where('agency_id', '=', agencyId)
    .where('number', '<=', last.number)
    .execute()
  await trx
    .updateTable('audit_chain')
    .set({ swept_number: last.number, swept_hash: last.hash })
    .where('agency_id', '=', agencyId)
    .execute()
}

export const jobs = [
  registerJob<Exported>(EXPORTED, tellExported),
  registerJob<Exported>(EXPORTED_MAIL, mailExported, { class: 'mail' }),
  registerJob(
    'audit.sweep',
    async (_payload, { db, now }) => {
      const before = now()
      before.setUTCFullYear(before.getUTCFullYear() - YEARS)
      const due = await db
        .selectFrom('audit')
        .select('agency_id')
        .distinct()
        .where('at', '<', before)
        .execute()
      await eachOne(due, ({ agency_id: id }) =>
        inTransaction(db, (trx) => sweepChain(trx, id, before)),
      )
    },
    { everyMinutes: 24 * 60 },
  ),
]
