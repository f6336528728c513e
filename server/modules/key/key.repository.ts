import type { Insertable, Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../db/index.ts'

export type KeyRow = Selectable<Tables['api_key']>

/** Makes acts on the keys of an agency wait for each other. */
export async function lockKeys(trx: Db, agencyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`key:${agencyId}`}))`.execute(trx)
}

/** All keys of an agency that are kept, or one of them. */
export const keysOf = (db: Db, agencyId: string, id?: string): Promise<KeyRow[]> =>
  db
    .selectFrom('api_key')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('name')
    .orderBy('id')
    .execute()

export const insertKey = (trx: Db, row: Insertable<Tables['api_key']>): Promise<KeyRow> =>
  trx.insertInto('api_key').values(row).returningAll().executeTakeFirstOrThrow()

/** Puts a secret in place of another, which works until `until`. */
export const replaceSecret = (
  trx: Db,
  { id, hash: old_hash }: Pick<KeyRow, 'id' | 'hash'>,
  { hash, last_four, until }: { hash: Buffer; last_four: string; until: Date },
): Promise<KeyRow> =>
  trx
    .updateTable('api_key')
    .set({ hash, last_four, old_hash, old_until: until })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Ends keys: one, or all of a person. */
export async function endKeys(
  trx: Db,
  which: { id: string } | { userId: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('api_key')
    .set({ ended_at: now, old_hash: null, old_until: null })
    .where('ended_at', 'is', null)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if('userId' in which, (query) =>
      query.where('user_id', '=', 'userId' in which ? which.userId : ''),
    )
    .execute()
}

/** Forgets what has opened nothing since `before`. */
export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('api_key')
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
}
