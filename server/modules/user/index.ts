import type { Language, Role, User } from '../../../generated/model/index.ts'
import { sql, uuidv7, type Db } from '../../db/index.ts'
import type { UserDoc } from '../../db/tables/user.ts'
import { owing } from '../../live/index.ts'
import { normalEmail } from './normalise.ts'
import { hashPassword } from './sign-in/password.ts'
import { owed } from './sign-in/session.ts'
import { findUser, insertUser, toUser } from './user.repository.ts'

export { handlers } from './user.handlers.ts'
export { forColleagues } from './user.policy.ts'
export { openPaymentAccount, withService as withPayments } from './account/payment.service.ts'
export { isProvedAgency, unprovedAmong, whyNoMail } from './account/proved.ts'
export { spokenOf, type Spoken } from './account/spoken.ts'
export { takesWords } from './held-mail.ts'
export { accountOf } from './account/account-of.ts'
export { giveEmail } from './account/give-email.ts'
export { dropGoogleCalendarEmail, setGoogleCalendarEmail } from './account/calendar-email.ts'
export { turnSecondOff } from './second/totp.service.ts'
export {
  adminsHere,
  hereAmong,
  isHere,
  lockStanding,
  readerIn,
  seniorAdmin,
  whoAllHear,
  whoHears,
  workersHere,
  worksHere,
} from './here.ts'
export { jobs } from './jobs.ts'
export { tellAdmins } from './tell-people.ts'
export { whoAre } from './who-are.ts'
export { PROFESSIONALS, registerCount } from './room-counts.ts'
export { lockAsker, lockBoss, lockingAsker } from './sign-in/asker.ts'
export {
  keepsAccount,
  letGo,
  lockColleague,
  onErasing,
  onJoining,
  onLeaving,
  onLeft,
  onMoved,
  onTaken,
  tellLeft,
} from './people/leaving.ts'
export { GIVEN_ROLES, giveRole } from './people/give-role.ts'
export { peopleOfBranch } from './people/branch.ts'
export { nextOwner, ownerHere, passOn } from './people/owner.ts'
export { peopleHere } from './people/seats.ts'
export { onAccessEnded } from './sign-in/access-ended.ts'
export { onDenied } from './sign-in/denied.ts'
export { ssoPlugin } from './sso/callback.plugin.ts'
export { notMePlugin } from './sign-in/not-me.plugin.ts'
export { colleagueOf, restorePerson } from './people/restore.ts'
export { calledOf, greetingOf, normalEmail, normalPhone } from './normalise.ts'
export { heldSession, resolveSession } from './sign-in/session.ts'
export { hashToken, newToken } from './sign-in/token.ts'

/** As the contract shows them; null when there is none. Rights are the caller's to check. */
export async function getUser(db: Db, id: string): Promise<User | null> {
  const row = await findUser(db, id)
  return row && toUser(row)
}

/** The person's e-mail, if they have shown that it is theirs and may sign in; null otherwise. */
export async function verifiedEmail(db: Db, userId: string): Promise<string | null> {
  const row = await findUser(db, userId)
  return row?.active && row.email_verified_at ? row.email : null
}

/** Names of people by id, for lists of other rooms. */
export async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]))
}

/** Who works for an agency, by name; those who left come last, `here` says who has come. */
export async function agentsOf(
  db: Db,
  agencyId: string,
): Promise<{ id: string; name: string; active: boolean; here: boolean }[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'active', 'invited_at'])
    .where('agency_id', '=', agencyId)
    .where('role', 'in', ['ADMIN', 'STAFF'])
    .orderBy('active', 'desc')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, first_name, last_name, active, invited_at }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    active,
    here: active && invited_at === null,
  }))
}

/** People of a role who may sign in. */
export async function peopleWithRole(db: Db, role: Role): Promise<User[]> {
  return (
    await db
      .selectFrom('app_user')
      .selectAll()
      .where('role', '=', role)
      .where('active', '=', true)
      .execute()
  ).map(toUser)
}

/** People as others see them, by id: name and picture, nothing private. */
export async function peopleOf(
  db: Db,
  ids: string[],
): Promise<Map<string, { id: string; name: string; avatar: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'avatar'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, first_name, last_name, avatar }) => [
      id,
      { id, name: `${first_name} ${last_name}`.trim(), avatar },
    ]),
  )
}

/** A person of the demo or of a test, with a known password and no mail. */
export interface KnownPerson {
  id?: string
  email: string
  password: string
  role: Role
  agencyId?: string | null
  first_name: string
  last_name?: string
  phone?: string | null
  avatar?: string | null
  language?: Language
  job_title?: string | null
  job_titles?: User['job_titles']
  spoken?: User['languages']
  is_public?: boolean
  branch_id?: string | null
  doc?: UserDoc
}

/** Creates a person with a known password, for seed and tests; null when the e-mail is taken. */
export async function createKnownPerson(trx: Db, person: KnownPerson): Promise<User | null> {
  const {
    id = uuidv7(),
    password,
    agencyId = null,
    email,
    phone = null,
    avatar = null,
    job_title = null,
    ...rest
  } = person
  const password_hash = await hashPassword(password)
  // Whoever makes them knows them: their e-mail counts as shown.
  const row = await insertUser(trx, {
    id,
    email: normalEmail(email),
    email_verified_at: new Date(),
    phone,
    avatar,
    job_title,
    agency_id: agencyId,
    password_hash,
    ...rest,
  })
  return row && toUser(row)
}

/**
 * Lets one transaction at a time count and change what a person keeps, so that two requests at once
 * neither pass a limit nor forget each other. Does not hold up rows that only refer to the person.
 */
export async function lockPerson(trx: Db, userId: string): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for no key update`.execute(trx)
}

/**
 * Writes the ids of somebody's saved homes into their profile (`favourites` of the specification);
 * module `saved` keeps them true.
 */
export async function setFavourites(trx: Db, userId: string, ids: string[]): Promise<void> {
  await sql`
    update app_user set doc = doc || jsonb_build_object('favourites', ${JSON.stringify(ids)}::jsonb)
    where id = ${userId}`.execute(trx)
}

/** Notes in a profile that its person brought contacts (`imported_contacts`, specification). */
export async function setImportedContacts(trx: Db, userId: string): Promise<void> {
  await sql`
    update app_user set doc = doc || '{"imported_contacts": true}'::jsonb
    where id = ${userId}`.execute(trx)
}

/**
 * Notes in the profiles of an agency's ADMINs that its homes have been brought
 * (`imported_properties` of the specification).
 */
export async function setImportedProperties(trx: Db, agencyId: string): Promise<void> {
  await sql`
    update app_user set doc = doc || '{"imported_properties": true}'::jsonb
    where agency_id = ${agencyId} and role = 'ADMIN'`.execute(trx)
}

// A page that is open is told no more than its session may ask for.
owing(owed)
