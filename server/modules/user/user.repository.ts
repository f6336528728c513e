import type { Insertable, Selectable, Updateable } from 'kysely'
import type { User } from '../../../generated/model/index.ts'
import { permissionsOf } from '../../contract/permissions.ts'
import { keepCodes, keepStored } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import type { UserDoc } from '../../db/tables/user.ts'
import type { Cursor } from '../../contract/cursor.ts'

export type UserRow = Selectable<Tables['app_user']>

/** How long the link of an invitation counts. */
export const INVITATION_MS = 7 * 86_400_000

/** Has the time of an invitation gone by? Only another one is accepted then. */
export const isTooLate = ({ invited_at }: Pick<UserRow, 'invited_at'>, now: Date): boolean =>
  invited_at !== null && now.getTime() - invited_at.getTime() > INVITATION_MS

/**
 * Does this row wait for its person to accept? Either nobody has been here yet (`joins`), or
 * somebody was and is asked back; until they come, they are as absent as before.
 */
export const isWaiting = ({
  active,
  joins,
  invited_at,
}: Pick<UserRow, 'active' | 'joins' | 'invited_at'>): boolean =>
  invited_at !== null && active === joins

/** A row in the shape of the contract: never the password's hash. */
export function toUser(row: UserRow): User {
  const { doc } = row
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    avatar: row.avatar,
    phone: row.phone,
    language: row.language,
    role: row.role,
    is_onboarding: doc.is_onboarding ?? false,
    favourites: doc.favourites ?? [],
    stripe_account: doc.stripe_account ?? null,
    agency_ids: row.agency_id ? [row.agency_id] : [],
    google_calendar_email: doc.google_calendar_email ?? null,
    imported_contacts: doc.imported_contacts ?? false,
    imported_properties: doc.imported_properties ?? false,
    job_title: row.job_title,
    active: row.active,
    email_verified: row.email_verified_at !== null,
    pending_email: row.pending_email,
    permissions: permissionsOf(row.role, row.permissions),
    branch_id: row.branch_id,
    is_public: row.is_public,
    phone_public: row.phone_public,
    languages: row.spoken,
    job_titles: row.job_titles,
    invitation: row.invited_at && {
      sentAt: row.invited_at.toISOString(),
      expiresAt: new Date(row.invited_at.getTime() + INVITATION_MS).toISOString(),
    },
    version: row.version,
  }
}

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  return (
    (await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}

/** The person and a lock on them until the transaction ends. */
export async function lockUser(trx: Db, id: string): Promise<UserRow | null> {
  return (
    (await trx
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? null
  )
}

/** Locks several people, always in the same order, so that two who ask of each other both go on. */
export async function lockUsers(trx: Db, ids: string[]): Promise<void> {
  await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The account of a normalised e-mail: the one that may sign in, else the last that could. */
export async function findByEmail(db: Db, email: string): Promise<UserRow | null> {
  return (
    (await db
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', email)
      .where('joins', '=', false)
      .orderBy('active', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()) ?? null
  )
}

/**
 * The agency's row of that e-mail: of who is there, is invited, or left last; null when it has
 * none.
 */
export async function findColleague(
  db: Db,
  agencyId: string,
  email: string,
): Promise<UserRow | null> {
  return (
    (await db
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', email)
      .where('agency_id', '=', agencyId)
      .orderBy('active', 'desc')
      .orderBy(sql`invited_at is null`)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null
  )
}

/** Did a write fail because another account that may sign in has the e-mail? */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'app_user_email_key'

/** Adds a person; null when an account that may sign in has the e-mail. */
export async function insertUser(
  trx: Db,
  person: Omit<Insertable<Tables['app_user']>, 'doc'> & { doc?: UserDoc },
): Promise<UserRow | null> {
  const { doc = {}, ...rest } = person
  const query = trx
    .insertInto('app_user')
    .values({ ...rest, doc: json(doc) })
    .onConflict((on) =>
      on.column('email').where('active', '=', true).where('joins', '=', false).doNothing(),
    )
  return (await query.returningAll().executeTakeFirst()) ?? null
}

/** Saves columns and merges `doc` into the stored document. */
export async function saveUser(
  trx: Db,
  id: string,
  { permissions, job_titles, ...changes }: Omit<Updateable<Tables['app_user']>, 'doc'>,
  doc: UserDoc,
  now: Date,
): Promise<UserRow> {
  const rights = permissions && (await keepStored(trx, 'app_user.permissions', { id }, permissions))
  const titles = job_titles && (await keepStored(trx, 'app_user.job_titles', { id }, job_titles))
  return trx
    .updateTable('app_user')
    .set({
      ...keepCodes('app_user', changes),
      ...(rights && { permissions: json(rights) }),
      ...(titles && { job_titles: json(titles) }),
      doc: sql<UserDoc>`doc || ${json(doc)}`,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const matching = (db: Db, agencyId: string, q: string) => {
  const people = db.selectFrom('app_user').where('agency_id', '=', agencyId)
  const like = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  return q.trim() === ''
    ? people
    : people.where(sql<string>`lower(first_name || ' ' || last_name || ' ' || email)`, 'like', like)
}

/**
 * People of an agency, the first to join first; one more than asked, to know whether there are
 * others.
 */
export function listPeople(
  db: Db,
  agencyId: string,
  page: { q: string; limit: number; cursor: Cursor | null },
): Promise<UserRow[]> {
  const { q, limit, cursor } = page
  const backwards = cursor?.back ?? false
  let query = matching(db, agencyId, q)
    .selectAll()
    .orderBy('id', backwards ? 'desc' : 'asc')
    .limit(limit + 1)
  if (cursor) query = query.where('id', backwards ? '<' : '>', cursor.id)
  return query.execute()
}

export async function countPeople(db: Db, agencyId: string, q: string): Promise<number> {
  const row = await matching(db, agencyId, q)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/**
 * Whether somebody else still runs the agency; who is only invited may never come. Locks those
 * people, so that two cannot resign at once.
 */
export async function hasOtherAdmin(trx: Db, agencyId: string, id: string): Promise<boolean> {
  const admins = await trx
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'ADMIN')
    .where('active', '=', true)
    .where('invited_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.some((admin) => admin.id !== id)
}

/** Whether a person or an agency shows a picture. */
export async function isShown(db: Db, address: string): Promise<boolean> {
  const person = await db
    .selectFrom('app_user')
    .select('id')
    .where('avatar', '=', address)
    .limit(1)
    .executeTakeFirst()
  return Boolean(
    person ??
    (await db
      .selectFrom('agency')
      .select('id')
      .where((eb) => eb.or([eb('logo', '=', address), eb('cover', '=', address)]))
      .limit(1)
      .executeTakeFirst()),
  )
}
