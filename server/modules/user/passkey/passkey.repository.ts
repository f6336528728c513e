import type { Selectable } from 'kysely'
import type { Passkey } from '../../../../generated/model/index.ts'
import { uuidv7, type Db, type Tables } from '../../../db/index.ts'

export type PasskeyRow = Selectable<Tables['passkey']>

export const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  used_at: row.used_at && row.used_at.toISOString(),
  backed_up: row.backed_up,
})

/** A person's passkeys, the first made first. */
export const passkeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** By the key's own id, as a device says it. */
export async function findCredential(db: Db, credentialId: Buffer): Promise<PasskeyRow | null> {
  const query = db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId)
  return (await query.executeTakeFirst()) ?? null
}

/** Keeps a passkey; null when somebody has it already. */
export async function insertPasskey(
  trx: Db,
  passkey: Omit<PasskeyRow, 'id' | 'counter' | 'used_at'> & { counter: number },
): Promise<PasskeyRow | null> {
  const query = trx
    .insertInto('passkey')
    .values({ id: uuidv7(), ...passkey })
    .onConflict((on) => on.column('credential_id').doNothing())
  return (await query.returningAll().executeTakeFirst()) ?? null
}

/** Notes a use; false when the key has been used, or forgotten, since it was read. */
export async function noteUse(
  trx: Db,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  use: { counter: number; backed_up: boolean; used_at: Date },
): Promise<boolean> {
  const query = trx.updateTable('passkey').set(use).where('id', '=', id)
  const row = await query.where('counter', '=', counter).returning('id').executeTakeFirst()
  return row !== undefined
}

export async function renamePasskey(
  trx: Db,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> {
  const query = trx.updateTable('passkey').set({ name }).where('user_id', '=', userId)
  return (await query.where('id', '=', id).returningAll().executeTakeFirst()) ?? null
}

/** Forgets one; false when the person has none of that id. */
export async function removePasskey(trx: Db, userId: string, id: string): Promise<boolean> {
  const query = trx.deleteFrom('passkey').where('user_id', '=', userId)
  return (await query.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
}

/** None of the person's passkeys opens anything any more; false when there was none. */
export async function dropPasskeys(trx: Db, userId: string): Promise<boolean> {
  const query = trx.deleteFrom('passkey').where('user_id', '=', userId).returning('id')
  return (await query.execute()).length > 0
}
