import { inTransaction, sql, type Db } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { PaymentsRefused, type Moved, type PaymentsPort } from '../../ports/payments/index.ts'
import { unbalanced } from '../ledger/index.ts'
import { applyEvents, applyObject, waitingAccounts } from './events.ts'
import { isKeyOld } from './key.ts'
import { settle } from './settle.ts'
import { syncPayment } from './sync.ts'
import type { PayDeps } from './room.ts'

/** Where books and service differ: EUR cents, ours and theirs. */
export interface Difference {
  subject: string
  what: string
  ours: number
  theirs: number
}

/** How far back each night looks: longer than the service repeats a message. */
const DAYS = 8
const DAY = 86_400_000
/** How long after its charge an order may still ask for something. */
const CHARGED_DAYS = 400

/**
 * Hears what was not told: messages that were never looked at, payments that may still change, and
 * what the service's own account says has moved. What fails holds up nothing else; it is answered.
 */
async function catchUp(deps: PayDeps, port: PaymentsPort, moved: Moved[]): Promise<unknown[]> {
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
  const known = await bookedOf(db)
  const unheard = moved.filter(({ source }) => !known.has(source))
  await each(unheard, async ({ source }) => {
    await applyObject(deps, port, source, null).catch((error: unknown) => {
      if (!(error instanceof PaymentsRefused)) throw error
    })
  })
  return faults
}

const bookedOf = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('payment_booking').select(['object', 'amount']).execute()
  return new Map(rows.map(({ object, amount }) => [object, amount]))
}

async function compare(deps: PayDeps, moved: Moved[], since: Date): Promise<Difference[]> {
  const { db } = deps
  const booked = await bookedOf(db)
  // What was given back and came again from the bank is two lines of one refund.
  const theirs = new Map<string, number>()
  for (const { source, amount } of moved) theirs.set(source, (theirs.get(source) ?? 0) + amount)
  const out: Difference[] = []
  for (const [source, amount] of theirs) {
    const ours = booked.get(source) ?? 0
    if (ours !== amount) out.push({ subject: source, what: 'moved', ours, theirs: amount })
  }
  const { rows: recent } = await sql<{ object: string; amount: number }>`
    select object, amount from payment_booking
    where at > ${new Date(since.getTime() + DAY)}`.execute(db)
  for (const { object, amount } of recent)
    if (!theirs.has(object)) out.push({ subject: object, what: 'booked', ours: amount, theirs: 0 })
  const { rows: wrong } = await sql<Difference>`
    select p.number as subject, 'held' as what,
      coalesce((select sum(e.amount) from ledger_entry e where e.order_id = p.order_id
        and (e.account = 'seller:held'
          or (e.account = 'seller:paid' and p.captured_at is not null))), 0)::int8 as ours,
      (case when p.captured_at is null then 0
        else p.amount - p.fee - p.fee_vat - p.refunded + p.fee_back end)::int8 as theirs
    from payment p`.execute(db)
  out.push(...wrong.filter(({ ours, theirs: due }) => ours !== due))
  const { rows: stuck } = await sql<Difference>`
    select number as subject, case when trouble is not null then 'refused ' || trouble
        else 'chargeback ' || disputed end as what,
      amount as ours, refunded as theirs
    from payment where trouble is not null or disputed in ('open', 'lost')`.execute(db)
  out.push(...stuck)
  const unknown = await db
    .selectFrom('payout')
    .select(['id as subject', 'amount as ours', 'created_at'])
    .where('state', '=', 'open')
    .execute()
  for (const { created_at: written, ...one } of unknown)
    if (isKeyOld(written, deps.now())) out.push({ ...one, what: 'payout unknown', theirs: 0 })
  for (const { tx, sum } of await unbalanced(db))
    out.push({ subject: tx, what: 'unbalanced', ours: sum, theirs: 0 })
  return out
}

/**
 * Holds the books against the service: hears what was missed, then lists what still differs; none
 * of that is mended by itself. Throws PaymentsFailure, or what else could not be heard, once the
 * list is written.
 */
export async function reconcile(deps: PayDeps, days = DAYS): Promise<Difference[]> {
  const { payments: port, db } = deps
  if (!port) return []
  const since = new Date(deps.now().getTime() - days * DAY)
  const moved: Moved[] = []
  for await (const one of port.moved(since)) moved.push(one)
  const faults = await catchUp(deps, port, moved)
  const after: Moved[] = []
  for await (const one of port.moved(since)) after.push(one)
  const found = await compare(deps, after, since)
  const now = deps.now()
  await inTransaction(db, async (trx) => {
    for (const one of found)
      await trx
        .insertInto('payment_difference')
        .values({ ...one, found_at: now, seen_at: now })
        .onConflict((conflict) =>
          conflict.columns(['subject', 'what']).doUpdateSet({ ...one, seen_at: now }),
        )
        .execute()
    // What differs no more is off the list; the books say what it was.
    await trx.deleteFrom('payment_difference').where('seen_at', '<', now).execute()
  })
  if (faults.length > 0) throw faults[0]
  return found
}
