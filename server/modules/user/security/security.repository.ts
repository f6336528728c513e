import { sql, type Db } from '../../../db/index.ts'
import type { Language } from '../../../../generated/model/index.ts'
import type { Role } from '../../../contract/context.ts'
import { DEMANDED } from '../sso/demanded.ts'

interface Asked {
  /** From when the agency asks its people for a second step; null: it does not. */
  second_from: Date | null
  /** When they were last written to about it; null: never. */
  mailed_at: Date | null
}

/** What an agency asks of its people. */
export async function findAsked(db: Db, agencyId: string): Promise<Asked> {
  const query = db.selectFrom('agency_security').select(['second_from', 'mailed_at'])
  const row = await query.where('agency_id', '=', agencyId).executeTakeFirst()
  return row ?? { second_from: null, mailed_at: null }
}

export const secondFrom = async (db: Db, agencyId: string): Promise<Date | null> =>
  (await findAsked(db, agencyId)).second_from

export async function saveAsked(trx: Db, agency_id: string, change: Asked): Promise<void> {
  await trx
    .insertInto('agency_security')
    .values({ agency_id, ...change })
    .onConflict((on) => on.column('agency_id').doUpdateSet(change))
    .execute()
}

/** What was shown by a passkey in a session counts no more: the passkey is gone. */
export async function forgetShown(trx: Db, sessionId: string): Promise<void> {
  await sql`
    update session set second_at = null, method = nullif(method, 'passkey')
    where id = ${sessionId}`.execute(trx)
}

/** An app that was confirmed, or a passkey: of the person of the outer query. */
const HAS_SECOND = sql<boolean>`(
  exists (select 1 from totp where user_id = app_user.id and confirmed_at is not null)
  or exists (select 1 from passkey where user_id = app_user.id))`

/**
 * Whoever comes by the company's account alone: it is all that opens their account, or the agency
 * asks for it. They owe no second step of ours (docs/decisions/0387).
 */
const BY_COMPANY = sql<boolean>`exists (
  select 1 from agency_sso
  where agency_sso.agency_id = app_user.agency_id and agency_sso.proved_at is not null and (
    ${DEMANDED} or (app_user.password_hash is null
      and not exists (select 1 from user_identity where user_id = app_user.id)
      and exists (
        select 1 from sso_identity where user_id = app_user.id and denied_at is null))))`

/** Whether the person has an app for codes or a passkey. */
export async function hasSecond(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('app_user').select(HAS_SECOND.as('has')).where('id', '=', userId)
  return (await query.executeTakeFirst())?.has ?? false
}

export interface Lacking {
  id: string
  first_name: string
  last_name: string
  role: Role
  language: Language
}

/**
 * Who works for an agency, has come, may sign in and has neither, by standing; but for who comes by
 * the company's account alone.
 */
export const lackingSecond = (db: Db, agencyId: string): Promise<Lacking[]> =>
  db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'role', 'language'])
    .where('agency_id', '=', agencyId)
    .where('role', 'in', ['ADMIN', 'STAFF'])
    .where('active', '=', true)
    .where('invited_at', 'is', null)
    .where(sql<boolean>`not ${HAS_SECOND} and not ${BY_COMPANY}`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
