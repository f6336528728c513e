import { sql, type Db } from '../../../db/index.ts'
import { payeesOf, type PayeeRow } from './payee.repository.ts'

/** A private person may be paid so many referrals a year (see docs/decisions/0228). */
export const MOST_A_YEAR = 1

/** Whether somebody acts as a registered agent or a company: no line is drawn for these. */
export const isRegistered = (payee: PayeeRow | undefined): boolean =>
  payee !== undefined && (payee.kind === 'company' || payee.register_number !== null)

/**
 * How many referrals somebody was paid in a year of Europe/Madrid, whatever state came after: it is
 * the day that says that money went.
 */
export async function paidIn(db: Db, userId: string, year: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from referral
    where user_id = ${userId}::uuid and paid_at is not null
      and to_char(paid_at at time zone 'Europe/Madrid', 'YYYY') = ${year}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Whether one more of a year would pass the line. */
export async function passesLine(db: Db, userId: string, year: string): Promise<boolean> {
  const payee = (await payeesOf(db, [userId])).get(userId)
  return !isRegistered(payee) && (await paidIn(db, userId, year)) >= MOST_A_YEAR
}
