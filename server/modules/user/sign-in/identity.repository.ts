import type { Db } from '../../../db/index.ts'
import type { Identity } from '../../../ports/identity/index.ts'

type Key = Pick<Identity, 'issuer' | 'subject'>

/** Whose identity this is; null when nobody's. */
export async function findByIdentity(db: Db, { issuer, subject }: Key): Promise<string | null> {
  const row = await db
    .selectFrom('user_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Ties an identity to a person; false when somebody has it already. */
export async function addIdentity(
  trx: Db,
  userId: string,
  { issuer, subject, provider }: Key & Pick<Identity, 'provider'>,
): Promise<boolean> {
  const query = trx
    .insertInto('user_identity')
    .values({ issuer, subject, provider, user_id: userId })
    .onConflict((on) => on.doNothing())
  return (await query.returning('user_id').executeTakeFirst()) !== undefined
}

/** None of the person's identities signs in any more. */
export async function dropIdentities(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('user_identity').where('user_id', '=', userId).execute()
}

/** Does Google or Apple sign the person in? */
export async function hasIdentity(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('user_identity').select('subject').where('user_id', '=', userId)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
