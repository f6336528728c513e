import { sql, type Db } from '../../../db/index.ts'

/**
 * Takes what a person sells off the market, since they have another role from now on and can neither
 * answer an order nor take it off themselves; paused, it comes back with the role. How many it were.
 */
export async function pauseOwn(trx: Db, userId: string, now: Date): Promise<number> {
  const { rows } = await sql`
    update market_item i set state = case i.state when 'review' then 'draft' else 'paused' end,
      version = i.version + 1, updated_at = ${now}
    from seller s where s.id = i.seller_id and s.user_id = ${userId}::uuid
      and i.state in ('published', 'review') returning i.id`.execute(trx)
  return rows.length
}
