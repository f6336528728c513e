import type { Insertable, Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../../db/index.ts'

export type PayeeRow = Selectable<Tables['referral_payee']>

/** Where people are paid, by their ids; who has not said so is left out. */
export async function payeesOf(db: Db, userIds: string[]): Promise<Map<string, PayeeRow>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('referral_payee')
    .selectAll()
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Writes where somebody is paid from now on. */
export async function writePayee(
  trx: Db,
  { user_id, ...row }: Insertable<Tables['referral_payee']>,
): Promise<void> {
  await trx
    .insertInto('referral_payee')
    .values({ user_id, ...row })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute()
}

/** Counts up the version of what is due to somebody: who is about to pay it reads it anew. */
export async function touchDue(trx: Db, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('referral')
    .set({ version: sql<number>`version + 1`, changed_at: at })
    .where('user_id', '=', userId)
    .where('state', '=', 'due')
    .execute()
}
