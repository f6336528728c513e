import type { Db } from '../../../db/index.ts'
import type { PaymentsPort } from '../../../ports/payments/index.ts'
import type { CardDeps } from './asked.ts'
import { settleCard } from './settle.ts'

/** What was booked of each charge and refund of a plan's card, in EUR cents, and when. */
export const bookedPlans = (db: Db): Promise<{ object: string; amount: number; at: Date }[]> =>
  db.selectFrom('subscription_card_booking').select(['object', 'amount', 'at']).execute()

/** Hears of a page or a payment of a plan's card; false where it is none. */
export async function hearPlan(
  deps: CardDeps,
  port: PaymentsPort,
  { session, intent }: { session: string | null; intent: string | null },
): Promise<boolean> {
  const tryId = session || !intent ? null : (await port.charged(intent)).tryId
  const known = await deps.db
    .selectFrom('subscription_card_try')
    .select('agency_id')
    .where((eb) =>
      eb.or([
        eb('session', '=', session),
        eb('intent', '=', intent),
        ...(tryId ? [eb('id', '=', tryId)] : []),
      ]),
    )
    .executeTakeFirst()
  if (known) await settleCard(deps, known.agency_id)
  return known !== undefined
}
