import { sql } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { PaymentsRefused, type Moved, type PaymentsPort } from '../../ports/payments/index.ts'
import { applyEvents, applyObject, waitingAccounts } from './events.ts'
import { bookedPlans, settleCards } from '../subscription/index.ts'
import { bookedOf } from './payment.repository.ts'
import type { PayDeps } from './room.ts'
import { findPayout, lostPayouts } from './payout.ts'
import { settle } from './settle.ts'
import { syncPayment } from './sync.ts'

const DAY = 86_400_000
/** How long after its charge an order may still ask for something. */
const CHARGED_DAYS = 400

/** What moved of each object: what was given back and came again is two lines of one refund. */
export function sumOf(moved: Moved[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { source, amount } of moved) sums.set(source, (sums.get(source) ?? 0) + amount)
  return sums
}

/**
 * Hears what was not told: messages that were never looked at, payments that may still change, and
 * what the service's own account says has moved. What fails holds up nothing else; it is answered.
 */
export async function catchUp(
  deps: PayDeps,
  port: PaymentsPort,
  moved: Moved[],
): Promise<unknown[]> {
  const { db } = deps
  const faults: unknown[] = []
  const each = <T>(items: T[], run: (item: T) => Promise<void>): Promise<void> =>
    eachOne(items, run).catch((fault: unknown) => void faults.push(fault))
  const { rows: waiting } = await sql<{ object: string }>`
    select distinct object from payment_event where state = 'new'`.execute(db)
  await each(waiting, ({ object }) => applyEvents(deps, object))
  const { rows: open } = await sql<{ id: string; order_id: string }>`
    select id, order_id from payment where (state in ('open', 'held') and (session is not null or intent is not null)
      and created_at > ${new Date(deps.now().getTime() - 10 * DAY)}) or disputed = 'open'
      or (disputed = 'lost' and trouble is null and (reversed < amount or refunded < amount))
      or exists (select 1 from payment_try t where t.payment_id = payment.id and t.state = 'open')
    order by id`.execute(db)
  await each(open, async ({ id, order_id: orderId }) => {
    await syncPayment(deps, port, id)
    await settle(deps, orderId)
  })
  // A wake that was lost after the charge: nothing is called where nothing is due.
  const { rows: charged } = await sql<{ order_id: string }>`
    select order_id from payment where state = 'captured' and trouble is null and refunded < amount
      and captured_at > ${new Date(deps.now().getTime() - CHARGED_DAYS * DAY)}
    order by id`.execute(db)
  await each(charged, ({ order_id: orderId }) => settle(deps, orderId))
  await each(await waitingAccounts(db), async (account) => {
    await applyObject(deps, port, account, account)
  })
  await settleCards(deps).catch((fault: unknown) => void faults.push(fault))
  const known = new Map([...(await bookedOf(db)), ...(await bookedPlans(db))])
  // One that the bank sent back adds up to another sum than what was booked of it.
  const theirs = sumOf(moved)
  const unheard = [...theirs].filter(([source, amount]) => known.get(source) !== amount)
  await each(unheard, async ([source]) => {
    await applyObject(deps, port, source, null).catch((error: unknown) => {
      if (!(error instanceof PaymentsRefused)) throw error
    })
  })
  await each(await lostPayouts(deps), (row) =>
    findPayout(deps, port, row).catch((error: unknown) => {
      // An account that has cut us off: it is listed.
      if (!(error instanceof PaymentsRefused)) throw error
    }),
  )
  return faults
}
