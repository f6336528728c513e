import { sql } from '../../db/index.ts'
import { PaymentsRefused, type Moved, type PaymentsPort } from '../../ports/payments/index.ts'
import { applyEvents, applyObject, waitingAccounts } from './events.ts'
import { planCards, settleCard } from '../subscription/index.ts'
import { allBooked } from './payment.repository.ts'
import type { PayDeps } from './room.ts'
import { findPayout, lostPayouts } from './payout.ts'
import { settle } from './settle.ts'
import { syncPayment } from './sync.ts'
import { whileThere } from './while-there.ts'

const DAY = 86_400_000
/** How long after its charge an order may still ask for something. */
const CHARGED_DAYS = 400

/** What moved of each object: what was given back and came again is two lines of one refund. */
export function sumOf(moved: Moved[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { source, amount } of moved) sums.set(source, (sums.get(source) ?? 0) + amount)
  return sums
}

/** What could not be heard: an order's number, an agency's name or an object of the service, and why. */
export interface Fault {
  subject: string
  fault: unknown
}

/**
 * Hears what was not told: messages that were never looked at, payments that may still change, and
 * what the service's own account says has moved. What fails holds up nothing else; it is answered.
 * A service that falls silent is asked once of the messages and once of all else, each night of other
 * objects first.
 */
export async function catchUp(
  given: PayDeps,
  asked: PaymentsPort,
  moved: Moved[],
): Promise<Fault[]> {
  const port = whileThere(asked)
  const deps = { ...given, payments: port }
  const { db } = deps
  const faults: Fault[] = []
  const each = async <T extends { subject: string }>(
    items: T[],
    run: (item: T) => Promise<void>,
  ): Promise<void> => {
    for (const item of items)
      await run(item).catch((fault: unknown) => void faults.push({ subject: item.subject, fault }))
  }
  const { rows: waiting } = await sql<{ subject: string }>`
    select distinct object as subject from payment_event where state = 'new'`.execute(db)
  // Not in another order each night: two that are never answered would leave nothing else asked.
  const told = { ...given, payments: whileThere(asked) }
  await each(waiting, ({ subject }) => applyEvents(told, subject))
  const { rows: open } = await sql<{ id: string; order_id: string; subject: string }>`
    select id, order_id, number as subject from payment where
      (state in ('open', 'held') and (session is not null or intent is not null)
        and created_at > ${new Date(deps.now().getTime() - 10 * DAY)}) or disputed = 'open'
      or (disputed = 'lost' and trouble is null and (reversed < amount or refunded < amount))
      or exists (select 1 from payment_try t where t.payment_id = payment.id and t.state = 'open')
    order by random()`.execute(db)
  await each(open, async ({ id, order_id: orderId }) => {
    await syncPayment(deps, port, id)
    await settle(deps, orderId)
  })
  // A wake that was lost after the charge: nothing is called where nothing is due.
  const { rows: charged } = await sql<{ order_id: string; subject: string }>`
    select order_id, number as subject from payment
    where state = 'captured' and trouble is null and refunded < amount
      and captured_at > ${new Date(deps.now().getTime() - CHARGED_DAYS * DAY)}
    order by random()`.execute(db)
  await each(charged, ({ order_id: orderId }) => settle(deps, orderId))
  const accounts = (await waitingAccounts(db)).map((subject) => ({ subject }))
  await each(accounts, async ({ subject }) => {
    await applyObject(deps, port, subject, subject)
  })
  await each(await planCards(db), ({ agencyId }) => settleCard(deps, agencyId))
  const known = await allBooked(db)
  // One that the bank sent back adds up to another sum than what was booked of it.
  const theirs = sumOf(moved)
  const unheard = [...theirs]
    .filter(([source, amount]) => known.get(source)?.amount !== amount)
    .map(([subject]) => ({ subject }))
  await each(unheard, async ({ subject }) => {
    await applyObject(deps, port, subject, null).catch((error: unknown) => {
      if (!(error instanceof PaymentsRefused)) throw error
    })
  })
  const lost = (await lostPayouts(deps)).map((row) => ({ row, subject: row.id }))
  await each(lost, ({ row }) =>
    findPayout(deps, port, row).catch((error: unknown) => {
      // An account that has cut us off: it is listed.
      if (!(error instanceof PaymentsRefused)) throw error
    }),
  )
  return faults
}
