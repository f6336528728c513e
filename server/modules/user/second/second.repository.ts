import type { Selectable } from 'kysely'
import { uuidv7, type Db, type Tables } from '../../../db/index.ts'

export type TotpRow = Selectable<Tables['totp']>

/** What a person's app was given; null: nothing. */
export async function findTotp(db: Db, userId: string): Promise<TotpRow | null> {
  const query = db.selectFrom('totp').selectAll().where('user_id', '=', userId)
  return (await query.executeTakeFirst()) ?? null
}

/** Does signing in ask for a second step? */
export const asksSecond = async (db: Db, userId: string): Promise<boolean> =>
  Boolean((await findTotp(db, userId))?.confirmed_at)

/** Keeps a secret that is not confirmed yet, in place of one that never was. */
export async function beginTotp(trx: Db, userId: string, sealed: Buffer): Promise<void> {
  await trx
    .insertInto('totp')
    .values({ user_id: userId, sealed })
    .onConflict((on) => on.column('user_id').doUpdateSet({ sealed, last_step: 0 }))
    .execute()
}

/** Uses a half minute up; false when it, or a later one, was used before. */
export async function spendStep(trx: Db, userId: string, step: number): Promise<boolean> {
  const row = await trx
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Nothing asks the person for a second step any more, and no recovery code is left. */
export async function dropSecond(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('totp').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
}

/** The same of one that was turned on since `at`; of an older one, of codes made anew since. */
export async function dropSecondSince(trx: Db, userId: string, at: Date): Promise<void> {
  const since = (await findTotp(trx, userId))?.confirmed_at
  if (since && since >= at) return dropSecond(trx, userId)
  const codes = trx.deleteFrom('recovery_code').where('user_id', '=', userId)
  await codes.where('created_at', '>=', at).execute()
}

export const recoveryCodesOf = (db: Db, userId: string): Promise<{ id: string; hash: string }[]> =>
  db
    .selectFrom('recovery_code')
    .select(['id', 'code_hash as hash'])
    .where('user_id', '=', userId)
    .execute()

/** Codes in place of all that there were. */
export async function setRecoveryCodes(
  trx: Db,
  userId: string,
  hashes: string[],
  created_at: Date,
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  const rows = hashes.map((code_hash) => ({ id: uuidv7(), user_id: userId, code_hash, created_at }))
  await trx.insertInto('recovery_code').values(rows).execute()
}

export async function removeRecoveryCode(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('recovery_code').where('id', '=', id).execute()
}

/** The app has the secret: signing in asks for its codes from now on. */
export async function confirm(trx: Db, userId: string, confirmed_at: Date): Promise<void> {
  await trx.updateTable('totp').set({ confirmed_at }).where('user_id', '=', userId).execute()
}
