import { sql, type Db } from '../../../db/index.ts'
import type { Role } from '../../../contract/context.ts'

/** From when an agency asks its people for a second step; null: it does not. */
export async function secondFrom(db: Db, agencyId: string): Promise<Date | null> {
  const query = db.selectFrom('agency_security').select('second_from')
  return (await query.where('agency_id', '=', agencyId).executeTakeFirst())?.second_from ?? null
}

export async function setSecondFrom(
  trx: Db,
  agency_id: string,
  change: { second_from: Date | null; updated_at: Date },
): Promise<void> {
  await trx
    .insertInto('agency_security')
    .values({ agency_id, ...change })
    .onConflict((on) => on.column('agency_id').doUpdateSet(change))
    .execute()
}

/** An app that was confirmed, or a passkey: of the person of the outer query. */
const HAS_SECOND = sql<boolean>`(
  exists (select 1 from totp where user_id = app_user.id and confirmed_at is not null)
  or exists (select 1 from passkey where user_id = app_user.id))`

/** Whether the person has an app for codes or a passkey. */
export async function hasSecond(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('app_user').select(HAS_SECOND.as('has')).where('id', '=', userId)
  return (await query.executeTakeFirst())?.has ?? false
}

/** Who works for an agency, has come, may sign in and has neither, by standing. */
export const lackingSecond = (
  db: Db,
  agencyId: string,
): Promise<{ id: string; first_name: string; last_name: string; role: Role }[]> =>
  db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('agency_id', '=', agencyId)
    .where('role', 'in', ['ADMIN', 'STAFF'])
    .where('active', '=', true)
    .where('invited_at', 'is', null)
    .where(sql<boolean>`not ${HAS_SECOND}`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
