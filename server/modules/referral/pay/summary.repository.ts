import { sql, type Db } from '../../../db/index.ts'
import type { ReferralRow } from '../referral.repository.ts'

/** Referrals of somebody that may still bring money. */
export const expectedRows = (db: Db, userId: string): Promise<ReferralRow[]> =>
  db
    .selectFrom('referral')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['mandate', 'sold', 'due'])
    .execute()

/** What somebody was paid in each year of Madrid, EUR cents, newest first. */
export async function paidByYear(
  db: Db,
  userId: string,
  most: number,
): Promise<{ year: number; paid: number }[]> {
  const { rows } = await sql<{ year: number; paid: number }>`
    select to_char(paid_at at time zone 'Europe/Madrid', 'YYYY')::int as year,
      sum(net)::bigint as paid
    from referral where user_id = ${userId}::uuid and paid_at is not null
    group by 1 order by 1 desc limit ${most}`.execute(db)
  return rows
}
