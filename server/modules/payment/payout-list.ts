import { sql, type Db } from '../../db/index.ts'
import { COUNTS, LEFT, type PayoutRow } from './payout.repository.ts'

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

/**
 * What of a seller's cards (null: of all sellers') is theirs and not paid out: of orders that run, and
 * of those that ended.
 */
export async function toComeOf(
  db: Db,
  sellerId: string | null,
): Promise<{ held: number; due: number }> {
  const isTheirs = sellerId === null ? sql`true` : sql`p.seller_id = ${sellerId}::uuid`
  const { rows } = await sql<{ held: number; due: number }>`
    select coalesce(sum(l.cents) filter (where l.payable_at is null), 0)::int8 as held,
      coalesce(sum(l.cents) filter (where l.payable_at is not null), 0)::int8 as due
    from (select p.payable_at, ${LEFT} as cents from payment p
      where ${isTheirs} and ${COUNTS}) l`.execute(db)
  return rows[0] ?? { held: 0, due: 0 }
}
