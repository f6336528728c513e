import type { User } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { findUser, toUser, type UserRow } from './user.repository.ts'

/**
 * Who answers for an agency when nobody else does: its ADMIN of longest standing who has come and
 * may still sign in.
 */
export async function seniorAdmin(db: Db, agencyId: string): Promise<User | null> {
  return (await adminsHere(db, agencyId))[0] ?? null
}

/** Who leads an agency, has come and may sign in, by standing. */
export const adminsHere = async (db: Db, agencyId: string): Promise<User[]> =>
  (await workersHere(db, agencyId)).filter(({ role }) => role === 'ADMIN')

/** Whether somebody works for an agency, has come and may sign in. */
export async function worksHere(db: Db, agencyId: string, userId: string): Promise<boolean> {
  const row = await findUser(db, userId)
  const person = row && toUser(row)
  return (
    isHere(person) &&
    person.agency_ids.includes(agencyId) &&
    (person.role === 'ADMIN' || person.role === 'STAFF')
  )
}

/** Rows of who works for an agency, has come and may sign in, by standing. */
export const workerRows = (db: Db, agencyId: string): Promise<UserRow[]> =>
  db
    .selectFrom('app_user')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('role', 'in', ['ADMIN', 'STAFF'])
    .where('active', '=', true)
    .where('invited_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The same people as the contract has them. */
export const workersHere = async (db: Db, agencyId: string): Promise<User[]> =>
  (await workerRows(db, agencyId)).map(toUser)

/** Somebody who works for an agency, with the part they have by now. */
export interface Worker {
  userId: string
  role: 'ADMIN' | 'STAFF'
}

/**
 * Who stands for work that a program goes on with in somebody's name (a run of an import): they
 * themselves while they are here, with this part where it takes one; else the ADMIN of longest
 * standing; null where there is none. Whoever it is stays until the transaction ends.
 */
export async function lockStanding(
  trx: Db,
  agencyId: string,
  userId: string,
  part?: 'ADMIN',
): Promise<Worker | null> {
  const own = await lockWorker(trx, agencyId, userId)
  if (own && (part === undefined || own.role === part)) return own
  const senior = await seniorAdmin(trx, agencyId)
  return senior && lockWorker(trx, agencyId, senior.id)
}

/** Somebody who is here, and stays until the transaction ends; null when they are not. */
async function lockWorker(trx: Db, agencyId: string, userId: string): Promise<Worker | null> {
  const row = await trx
    .selectFrom('app_user')
    .select(['id', 'role'])
    .where('id', '=', userId)
    .where('agency_id', '=', agencyId)
    .where('active', '=', true)
    .where('invited_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row && (row.role === 'ADMIN' || row.role === 'STAFF')
    ? { userId: row.id, role: row.role }
    : null
}

/**
 * Has this person come, and may they still sign in? Only they are written to, given what comes in,
 * or named to strangers; who is only invited has shown nothing (docs/decisions/0042).
 */
export const isHere = (person: User | null): person is User =>
  person !== null && person.active && !person.invitation

/**
 * Who hears of what somebody answers for: they themselves; while they have not accepted their
 * invitation, the ADMIN of longest standing, so that no work is lost; nobody for who left.
 */
export async function whoHears(db: Db, agencyId: string, userId: string): Promise<User | null> {
  const row = await findUser(db, userId)
  const person = row && toUser(row)
  if (person?.invitation) return seniorAdmin(db, agencyId)
  return isHere(person) ? person : null
}

/**
 * Somebody as a reader of an agency's records, to ask what they may be told unasked; null when they
 * do not work for it.
 */
export function readerIn(agencyId: string, person: User): Actor | null {
  const { id, role, language } = person
  if (!person.agency_ids.includes(agencyId)) return null
  return role === 'ADMIN' || role === 'STAFF'
    ? { userId: id, agencyId, role, lang: language }
    : null
}

/** Which of these people have come, and may still sign in. */
export async function hereAmong(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', ids)
    .where('active', '=', true)
    .where('invited_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whoever hears of what these people answer for, each once. */
export async function whoAllHear(
  db: Db,
  agencyId: string,
  userIds: Iterable<string>,
): Promise<User[]> {
  const heard = new Map<string, User>()
  for (const userId of userIds) {
    const person = await whoHears(db, agencyId, userId)
    if (person) heard.set(person.id, person)
  }
  return [...heard.values()]
}
