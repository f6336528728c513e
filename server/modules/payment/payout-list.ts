import { sql, type Db } from '../../db/index.ts'
import type { PayoutRow } from './payout.repository.ts'

/** Payouts of a seller, newest first, each with the numbers of its orders. */
export async function payoutsOf(
  db: Db,
  sellerId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<(PayoutRow & { orders: string[] })[]> {
  const { rows } = await sql<PayoutRow & { orders: string[] }>`
    select o.*, array(select p.number from payout_part t join payment p on p.id = t.payment_id
      where t.payout_id = o.id order by p.number) as orders
    from payout o where o.seller_id = ${sellerId}::uuid
      and (${before}::uuid is null or o.id < ${before}::uuid)
    order by o.id desc limit ${limit}`.execute(db)
  return rows
}

/** What of a seller's cards is theirs and not paid out: of orders that run, and of those that ended. */
export async function toComeOf(db: Db, sellerId: string): Promise<{ held: number; due: number }> {
  const { rows } = await sql<{ held: number; due: number }>`
    select coalesce(sum(l.cents) filter (where l.payable_at is null), 0)::int8 as held,
      coalesce(sum(l.cents) filter (where l.payable_at is not null), 0)::int8 as due
    from (select p.payable_at, p.amount - p.fee - p.fee_vat - p.refunded + p.fee_back
      - coalesce((select sum(t.amount) from payout_part t join payout o on o.id = t.payout_id
        where t.payment_id = p.id and o.state <> 'failed'), 0) as cents
      from payment p where p.seller_id = ${sellerId}::uuid and p.state = 'captured'
        and (p.disputed in ('none', 'won') or (p.disputed = 'lost' and p.refunded = p.amount))) l`.execute(
    db,
  )
  return rows[0] ?? { held: 0, due: 0 }
}
