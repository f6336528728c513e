import type { Selectable } from 'kysely'
import { isDue, sql, type Db, type Tables } from '../../db/index.ts'

/** A row of `payout`. */
export type PayoutRow = Selectable<Tables['payout']>

/** What of a payment `p` is its seller's and in no payout: what was charged, less what went back and the fee. */
export const LEFT = sql<number>`p.amount - p.fee - p.fee_vat - p.refunded + p.fee_back - coalesce((
  select sum(t.amount) from payout_part t join payout o on o.id = t.payout_id
  where t.payment_id = p.id and o.state <> 'failed'), 0)`
/** Which payments `p` count: not while a bank may take them back, nor before a lost one went back. */
export const COUNTS = sql<boolean>`p.state = 'captured' and (p.disputed in ('none', 'won')
  or (p.disputed = 'lost' and p.refunded = p.amount))`

/** Longer than money ever waits once its order is over. */
const LONGEST_MS = 4 * 86_400_000

/** Which payments `p` are paid out by now. */
export const payableBy = (now: Date) => isDue('p.payable_at', now, LONGEST_MS)

interface Left {
  id: string
  left: number
}

/**
 * What of a seller's payments is theirs and not paid out: what was charged, less what went back and
 * the fee that was kept. Less than nothing where money went back after it was paid out.
 */
export async function leftOf(trx: Db, sellerId: string, now: Date): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select p.id, (${LEFT})::int8 as left from payment p
    where p.seller_id = ${sellerId}::uuid and ${payableBy(now)} and ${COUNTS}
    order by p.id for no key update`.execute(trx)
  return rows.filter(({ left }) => left !== 0)
}

/** The payout of a seller that is under way; there is one at the most. */
export const openPayout = (db: Db, sellerId: string): Promise<PayoutRow | undefined> =>
  db
    .selectFrom('payout')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'open')
    .executeTakeFirst()
