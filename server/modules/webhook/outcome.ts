import type { Webhook } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import type { Outcome } from './attempt.ts'
import { giveUpWaiting, insertTry } from './delivery.repository.ts'
import { nextTry } from './schedule.ts'
import {
  noteWebhook,
  saveWebhook,
  type DeliveryRow,
  type WebhookRow,
} from './webhook.repository.ts'

/** Kind of the job that writes to the agency's ADMINs. */
export const MAIL = 'webhook.mail'

const GIVEN_UP = 5 * 86_400_000
const REST = 60_000

const tryRow = (delivery: DeliveryRow, { at, status, ms, failure, answer }: Outcome) => ({
  delivery_id: delivery.id,
  at,
  status,
  ms,
  failure,
  answer,
})

/** Writes what came of a try by itself: the delivery, the health of its webhook, the next try. */
export function settleTry(
  deps: Deps,
  webhook: Pick<WebhookRow, 'id' | 'agency_id'>,
  delivery: DeliveryRow,
  outcome: Outcome,
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const { id, failing_since } = await trx
      .selectFrom('webhook')
      .select(['id', 'failing_since'])
      .where('id', '=', webhook.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
      .then((row) => row ?? { id: null, failing_since: null })
    // Ended while it was being sent.
    if (id === null) return
    const { failure, status, retryAfter } = outcome
    const now = deps.now()
    const stands = await trx
      .selectFrom('webhook_delivery')
      .select(['state', 'tries'])
      .where('id', '=', delivery.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!stands) return
    // Another sent it while this process slept: only that it has arrived is still news.
    const isOvertaken = stands.tries !== delivery.tries || stands.state === 'delivered'
    if (isOvertaken && failure !== null) return
    const tries = stands.tries + 1
    const next = failure === null ? null : nextTry(tries, { status, retryAfter }, now)
    await insertTry(trx, { ...tryRow(delivery, outcome), kind: 'schedule' })
    await trx
      .updateTable('webhook_delivery')
      .set({
        state: failure === null ? 'delivered' : next ? 'waiting' : 'failed',
        tries,
        next_at: next,
        taken_until: null,
        last_status: status,
        last_failure: failure,
      })
      .where('id', '=', delivery.id)
      .execute()
    if (failure === null)
      return noteWebhook(trx, id, { last_ok_at: now, failing_since: null, rests_until: null })
    const since = failing_since ?? now
    const rests = failure === 'timeout' ? { rests_until: new Date(now.getTime() + REST) } : {}
    await noteWebhook(trx, id, { failing_since: since, ...rests })
    if (failure === 'secret') await turnOff(deps, trx, webhook, 'secret')
    else if (status === 410) await turnOff(deps, trx, webhook, 'gone')
    else if (now.getTime() - since.getTime() >= GIVEN_UP)
      await turnOff(deps, trx, webhook, 'failing')
  })
}

/** Writes what came of sending an event again: health and schedule stay as they are. */
export function settleReplay(deps: Deps, delivery: DeliveryRow, outcome: Outcome): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const { failure, status } = outcome
    const { numUpdatedRows } = await trx
      .updateTable('webhook_delivery')
      .set({
        replay_at: null,
        taken_until: null,
        last_status: status,
        last_failure: failure,
        ...(failure === null ? { state: 'delivered', next_at: null } : {}),
      })
      .where('id', '=', delivery.id)
      .executeTakeFirst()
    if (numUpdatedRows) await insertTry(trx, { ...tryRow(delivery, outcome), kind: 'replay' })
  })
}

/** Turns a webhook off and tells the agency's ADMINs; what waited can be sent by a person. */
async function turnOff(
  { jobs, now }: Deps,
  trx: Db,
  { id, agency_id: agencyId }: Pick<WebhookRow, 'id' | 'agency_id'>,
  reason: NonNullable<Webhook['reason']>,
): Promise<void> {
  const { rows } =
    await sql`select 1 from webhook where id = ${id} and state <> 'disabled'`.execute(trx)
  if (rows.length === 0) return
  await saveWebhook(trx, id, { state: 'disabled', reason, updated_at: now() })
  await giveUpWaiting(trx, id)
  await jobs.add(trx, MAIL, { id }, { agencyId })
}
