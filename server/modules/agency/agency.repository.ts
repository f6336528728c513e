import type { Selectable } from 'kysely'
import type { Agency } from '../../../generated/model/index.ts'
import { keepStored } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import type { AgencyDoc } from '../../db/tables/agency.ts'

export type AgencyRow = Selectable<Tables['agency']>

/** A row in the shape of the contract. */
export function toAgency(row: AgencyRow): Agency {
  return {
    ...row.doc,
    id: row.id,
    slug: row.slug,
    logo: row.logo,
    cover: row.cover,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export async function findAgency(db: Db, id: string): Promise<AgencyRow | null> {
  return (await db.selectFrom('agency').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function findBySlug(db: Db, slug: string): Promise<AgencyRow | null> {
  return (
    (await db.selectFrom('agency').selectAll().where('slug', '=', slug).executeTakeFirst()) ?? null
  )
}

/** Most agencies a list for visitors holds (PublicAgencyList). */
const MOST = 500

/** Agencies with a home on the market, by name; one of them by its short name or id. */
export function findOnMarket(
  db: Db,
  which: { id?: string; slug?: string } = {},
): Promise<AgencyRow[]> {
  let query = db
    .selectFrom('agency')
    .selectAll()
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('listing')
          .select('listing.id')
          .whereRef('listing.agency_id', '=', 'agency.id')
          .where('listing.state', '=', 'active'),
      ),
    )
  if (which.id !== undefined) query = query.where('agency.id', '=', which.id)
  if (which.slug !== undefined) query = query.where('agency.slug', '=', which.slug)
  return query
    .orderBy(sql`lower(doc ->> 'tradeName')`)
    .orderBy('agency.id')
    .limit(MOST)
    .execute()
}

/**
 * Counts one reference up and returns the number with the agency's pattern; the row's lock makes it
 * safe at once.
 */
export async function countReference(trx: Db, agencyId: string) {
  const agency = await lockAgency(trx, agencyId)
  return trx
    .updateTable('agency')
    .set({
      ref_count: sql<number>`greatest(ref_count + 1, ${agency?.doc.refPattern?.start ?? 1})`,
    })
    .where('id', '=', agencyId)
    .returning(['ref_count', 'doc'])
    .executeTakeFirst()
}

/** The agency and a lock on it until the transaction ends. */
export async function lockAgency(trx: Db, id: string): Promise<AgencyRow | null> {
  return (
    (await trx
      .selectFrom('agency')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? null
  )
}

/** Adds an agency; null when the short name is taken. */
export async function insertAgency(
  trx: Db,
  row: { id: string; slug: string; doc: AgencyDoc; logo?: string | null },
): Promise<AgencyRow | null> {
  const query = trx
    .insertInto('agency')
    .values({ ...row, logo: row.logo ?? null, doc: json(row.doc) })
  return (
    (await query
      .onConflict((on) => on.column('slug').doNothing())
      .returningAll()
      .executeTakeFirst()) ?? null
  )
}

export async function saveAgency(
  trx: Db,
  id: string,
  row: { doc: AgencyDoc; logo: string | null; cover: string | null; updated_at: Date },
): Promise<AgencyRow> {
  const doc = await keepStored(trx, 'agency.doc', { id }, row.doc)
  return trx
    .updateTable('agency')
    .set({ ...row, doc: json(doc), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Most people a public page shows. */
const MOST_PEOPLE = 60

/** People of an agency who agreed to be shown and have signed in, by name. */
export function findShown(db: Db, agencyId: string) {
  return db
    .selectFrom('app_user')
    .select([
      'id',
      'first_name',
      'last_name',
      'job_title',
      'avatar',
      'branch_id',
      'phone',
      'phone_public',
      'spoken',
      'job_titles',
    ])
    .where('agency_id', '=', agencyId)
    .where('role', 'in', ['ADMIN', 'STAFF'])
    .where('active', '=', true)
    .where('is_public', '=', true)
    .where('invited_at', 'is', null)
    .orderBy('first_name')
    .orderBy('id')
    .limit(MOST_PEOPLE)
    .execute()
}

/** Nobody belongs to a branch that is not there any more. */
export async function leaveBranches(trx: Db, agencyId: string, kept: string[]): Promise<void> {
  await sql`
    update app_user set branch_id = null where agency_id = ${agencyId} and branch_id is not null
    and not branch_id = any(${kept}::uuid[])`.execute(trx)
}
