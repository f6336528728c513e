import { sql, type Db } from '../../db/index.ts'
import { ENDS } from './act/act.service.ts'

/** Orders that a person sells by themselves and somebody still waits for. */
export async function salesUnderWay(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from market_order o join seller s on s.id = o.seller_id
    where s.user_id = ${userId}::uuid
      and o.state <> all(${[...ENDS]}::text[])`.execute(db)
  return rows[0]?.count ?? 0
}
