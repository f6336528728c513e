import { sql, type Db } from '../../db/index.ts'

/**
 * Who would be told that a home costs `price` (EUR cents) now: the people `markLowered` of notices.ts
 * finds.
 */
export async function countSavers(
  db: Db,
  { id, operation, price }: { id: string; operation: string; price: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from saved_home h join app_user u on u.id = h.user_id and u.active
    where h.listing_id = ${id}::uuid and h.operation = ${operation} and h.alerts
    and h.removed_at is null and h.told_price > ${price}`.execute(db)
  return rows[0]?.n ?? 0
}
