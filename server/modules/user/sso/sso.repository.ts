import type { Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../../db/index.ts'
import type { SsoIdentity } from '../../../ports/sso/index.ts'
import { hashToken } from '../sign-in/token.ts'

export type SsoRow = Selectable<Tables['agency_sso']>

/** How long a provider may take to send somebody back. */
const LIFE = 600_000

export async function findSso(db: Db, agencyId: string): Promise<SsoRow | null> {
  const query = db.selectFrom('agency_sso').selectAll().where('agency_id', '=', agencyId)
  return (await query.executeTakeFirst()) ?? null
}

/** The same and a lock on it until the transaction ends. */
export async function lockSso(trx: Db, agencyId: string): Promise<SsoRow | null> {
  const query = trx.selectFrom('agency_sso').selectAll().where('agency_id', '=', agencyId)
  return (await query.forUpdate().executeTakeFirst()) ?? null
}

/** The settings of the agency that has proved a domain. */
export async function findByDomain(db: Db, domain: string): Promise<SsoRow | null> {
  const query = db.selectFrom('agency_sso').selectAll().where('domain', '=', domain)
  return (await query.where('proved_at', 'is not', null).executeTakeFirst()) ?? null
}

export async function saveSso(trx: Db, row: SsoRow): Promise<void> {
  const { agency_id: _id, ...change } = row
  await trx
    .insertInto('agency_sso')
    .values(row)
    .onConflict((on) => on.column('agency_id').doUpdateSet(change))
    .execute()
}

/** Notes that the domain is the agency's; false: another one has proved it. */
export async function noteProved(trx: Db, row: SsoRow, proved_at: Date): Promise<boolean> {
  const { rows } = await sql`
    update agency_sso set proved_at = ${proved_at}
    where agency_id = ${row.agency_id} and domain = ${row.domain} and token = ${row.token}
      and not exists (
        select 1 from agency_sso other
        where other.domain = ${row.domain} and other.agency_id <> ${row.agency_id}
          and other.proved_at is not null
      ) returning agency_id`.execute(trx)
  return rows.length > 0
}

/**
 * Another agency had proved the domain and no longer says so: it asks nobody for its company's account
 * any more. False: it is not as it was.
 */
export async function dropProved(trx: Db, { agency_id, domain, token }: SsoRow): Promise<boolean> {
  const row = await trx
    .updateTable('agency_sso')
    .set({ proved_at: null, required: false })
    .where('agency_id', '=', agency_id)
    .where('domain', '=', domain)
    .where('token', '=', token)
    .where('proved_at', 'is not', null)
    .returning('agency_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function noteUsed(trx: Db, agencyId: string, used_at: Date): Promise<void> {
  await trx.updateTable('agency_sso').set({ used_at }).where('agency_id', '=', agencyId).execute()
}

/** False: there was nothing. */
export async function removeSso(trx: Db, agencyId: string): Promise<boolean> {
  await trx.deleteFrom('sso_identity').where('agency_id', '=', agencyId).execute()
  const query = trx.deleteFrom('agency_sso').where('agency_id', '=', agencyId)
  return (await query.returning('agency_id').executeTakeFirst()) !== undefined
}

interface Ask {
  state: string
  ticket: string
  agencyId: string
  issuer: string
  nonce: string
  language: string
}

/** Keeps what a provider was asked, for ten minutes; of state and ticket their hashes. */
export async function keepAsk(db: Db, ask: Ask, now: Date): Promise<void> {
  const { state, ticket, agencyId: agency_id, issuer, nonce, language } = ask
  await db
    .insertInto('sso_ask')
    .values({
      state_hash: hashToken(state),
      ticket_hash: hashToken(ticket),
      agency_id,
      issuer,
      nonce,
      language,
      expires_at: new Date(now.getTime() + LIFE),
    })
    .execute()
}

/** The language in which somebody asked; null: nobody did. */
export async function languageAsked(db: Db, state: string): Promise<string | null> {
  const query = db.selectFrom('sso_ask').select('language')
  return (
    (await query.where('state_hash', '=', hashToken(state)).executeTakeFirst())?.language ?? null
  )
}

/** What was asked with this state, used up; null: nothing, or it is over, or by another browser. */
export async function takeAsk(
  db: Db,
  { state, ticket, agencyId }: Pick<Ask, 'state' | 'ticket' | 'agencyId'>,
  now: Date,
): Promise<{ issuer: string; nonce: string } | null> {
  const row = await db
    .deleteFrom('sso_ask')
    .where('state_hash', '=', hashToken(state))
    .returningAll()
    .executeTakeFirst()
  const isTheirs = row?.ticket_hash.equals(hashToken(ticket)) && row.agency_id === agencyId
  return row && isTheirs && row.expires_at > now ? { issuer: row.issuer, nonce: row.nonce } : null
}

type Key = Pick<SsoIdentity, 'issuer' | 'subject'> & { agencyId: string }

/** Whose account an identity opens; null: nobody's yet. */
export async function findTied(db: Db, { agencyId, issuer, subject }: Key): Promise<string | null> {
  const query = db.selectFrom('sso_identity').select('user_id').where('agency_id', '=', agencyId)
  const row = await query
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('denied_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** False: it was tied meanwhile, or its person has said that it was not them. */
export async function tie(trx: Db, userId: string, key: Key): Promise<boolean> {
  const { agencyId: agency_id, issuer, subject } = key
  const row = await trx
    .insertInto('sso_identity')
    .values({ agency_id, issuer, subject, user_id: userId })
    .onConflict((on) => on.columns(['agency_id', 'issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** No company's account opens the person's any more. */
export async function dropTied(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('sso_identity').where('user_id', '=', userId).execute()
}

/** The same, and what was tied is tied to nobody: its person said that it was not them. */
export async function denyTied(trx: Db, userId: string, denied_at: Date): Promise<void> {
  await trx
    .updateTable('sso_identity')
    .set({ denied_at })
    .where('user_id', '=', userId)
    .where('denied_at', 'is', null)
    .execute()
}

/** Whose identity at an agency's provider opens nothing: they said that it was not them. */
export async function deniedHere(db: Db, agencyId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sso_identity')
    .select('user_id')
    .where('agency_id', '=', agencyId)
    .where('denied_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.user_id))
}
