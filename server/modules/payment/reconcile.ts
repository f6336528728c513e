import { inTransaction, sql } from '../../db/index.ts'
import type { Moved, PaymentsPort } from '../../ports/payments/index.ts'
import { unbalanced } from '../ledger/index.ts'
import { refusedRefunds } from '../subscription/index.ts'
import { catchUp, sumOf, type Fault } from './catch-up.ts'
import { bookCosts } from './costs.ts'
import { allBooked, failedRefunds } from './payment.repository.ts'
import { lostPayouts } from './payout.ts'
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
/** Characters of a fault's words. */
const LONGEST = 200

async function compare(deps: PayDeps, moved: Moved[], since: Date): Promise<Difference[]> {
  const { db } = deps
  const booked = await allBooked(db)
  const theirs = sumOf(moved)
  const out: Difference[] = []
  const cameBack = await failedRefunds(db)
  for (const [source, amount] of theirs) {
    const ours = booked.get(source)?.amount ?? 0
    if (ours !== amount && !cameBack.has(source))
      out.push({ subject: source, what: 'moved', ours, theirs: amount })
  }
  const recent = since.getTime() + DAY
  for (const [subject, { amount: ours, at, isLine }] of booked)
    if (isLine && at.getTime() > recent && !theirs.has(subject))
      out.push({ subject, what: 'booked', ours, theirs: 0 })
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
    from payment where trouble is not null or disputed = 'open'
      or (disputed = 'lost' and reversed < amount)`.execute(db)
  out.push(...stuck)
  for (const [subject, { amount: ours, isSettled }] of cameBack)
    if (!isSettled) out.push({ subject, what: 'refund failed', ours, theirs: 0 })
  for (const { intent: subject, amount: ours, code } of await refusedRefunds(db))
    out.push({ subject, what: `plan refund ${code}`, ours, theirs: 0 })
  for (const { id: subject, amount: ours } of await lostPayouts(deps))
    out.push({ subject, what: 'payout unknown', ours, theirs: 0 })
  for (const { tx, sum } of await unbalanced(db))
    out.push({ subject: tx, what: 'unbalanced', ours: sum, theirs: 0 })
  return out
}

const isOfCard = ({ isCard }: Moved): boolean => isCard

async function linesOf(port: PaymentsPort, since: Date): Promise<Moved[]> {
  const lines: Moved[] = []
  for await (const one of port.moved(since)) lines.push(one)
  return lines
}

/** One thing that could not be heard, as the list names it. */
const unchecked = ({ subject, fault }: Fault): Difference => {
  const why = fault instanceof Error ? fault.message : String(fault)
  return { subject, what: `unchecked ${why.slice(0, LONGEST)}`, ours: 0, theirs: 0 }
}

/**
 * Holds the books against the service: hears what was missed, then lists what still differs, and
 * what could not be heard beside it; none of that is mended by itself. Throws PaymentsFailure where
 * the service does not say what moved.
 */
export async function reconcile(
  deps: PayDeps,
  days = DAYS,
): Promise<{ found: Difference[]; faults: Fault[] }> {
  const { payments: port, db } = deps
  if (!port) return { found: [], faults: [] }
  const since = new Date(deps.now().getTime() - days * DAY)
  const moved = await linesOf(port, since)
  const faults = await catchUp(deps, port, moved.filter(isOfCard))
  const after = await linesOf(port, since)
  await bookCosts(db, after)
  const found = await compare(deps, after.filter(isOfCard), since)
  const now = deps.now()
  await inTransaction(db, async (trx) => {
    for (const one of [...found, ...faults.map(unchecked)])
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
  return { found, faults }
}

/** The same by the clock: what could not be heard makes the job fail, once the list is written. */
export async function reconcileByClock(deps: PayDeps): Promise<void> {
  const [first] = (await reconcile(deps)).faults
  if (first) throw first.fault
}
