import { sql, type Db } from '../../db/index.ts'
import { ENDS } from './act/act.service.ts'

/**
 * Orders that a person sells by themselves and somebody still waits for: also those that are over, of
 * which a part that came by transfer is still to go back.
 */
export async function salesUnderWay(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from market_order o join seller s on s.id = o.seller_id
    where s.user_id = ${userId}::uuid
      and (o.state <> all(${[...ENDS]}::text[])
        or (o.pay = 'transfer' and o.paid_at is not null and o.back > o.refunded))`.execute(db)
  return rows[0]?.count ?? 0
}
