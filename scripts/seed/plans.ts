import { readFileSync } from 'node:fs'
import type { Deps } from '../../server/contract/deps.ts'
import { inTransaction } from '../../server/db/index.ts'
import { oldestOpen, payInvoice } from '../../server/modules/invoice/index.ts'
import { readPlans } from '../../server/modules/plan/index.ts'
import {
  applyPlans,
  changeSubscription,
  previewSubscription,
} from '../../server/modules/subscription/index.ts'
import { dayOf, daysLater } from '../../server/time/madrid.ts'
import { AGENCIES } from './agencies.ts'

const EXAMPLE = new URL('../../server/modules/plan/plans.example.yaml', import.meta.url)
/** So long ago the demo's plans began: their trial is over. */
const SINCE_DAYS = 60
const YEAR = { planId: 'agency', seats: 4, period: 'year' } as const

/**
 * The plans of the example file, and the demo's agencies in the largest by the year, paid: a demo
 * that runs for months keeps its homes on the market. Who registers in it tries that plan first.
 */
export async function seedPlans(deps: Deps): Promise<void> {
  const now = deps.now()
  const validFrom = daysLater(dayOf(now), -SINCE_DAYS)
  const file = readPlans(
    readFileSync(EXAMPLE, 'utf8').replace(/^validFrom: .*$/m, `validFrom: ${validFrom}`),
  )
  const agencies = await deps.db
    .selectFrom('agency')
    .innerJoin('app_user', 'app_user.agency_id', 'agency.id')
    .select(['agency.id as agencyId', 'app_user.id as userId', 'agency.created_at'])
    .where(
      'app_user.email',
      'in',
      AGENCIES.map(({ admin }) => admin.email),
    )
    .execute()
  await inTransaction(deps.db, async (trx) => {
    await applyPlans(trx, file, now)
    for (const { agencyId, userId } of agencies) {
      // As if they had come when the plans began.
      await trx
        .updateTable('agency')
        .set({ created_at: new Date(now.getTime() - SINCE_DAYS * 86_400_000) })
        .where('id', '=', agencyId)
        .execute()
      const actor = { agencyId, userId, role: 'ADMIN' as const, lang: 'es' as const }
      const offer = await previewSubscription(trx, actor, YEAR, now).catch(() => null)
      if (!offer) continue
      await changeSubscription(
        { trx, deps, actor },
        { ...YEAR, previewTotal: offer.total, operationId: agencyId },
      )
      const open = await oldestOpen(trx, { kind: 'subscription', id: agencyId })
      if (open) await payInvoice(trx, { id: open.id, now })
    }
  })
}
