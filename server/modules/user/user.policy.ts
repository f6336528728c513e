import type { User, UserPatch } from '../../../generated/model/index.ts'
import type { Lang, Session } from '../../contract/context.ts'
import { toUser, type UserRow } from './user.repository.ts'
import { say } from './messages.ts'

type Who = Pick<UserRow, 'id' | 'agency_id'>

const isSelf = (session: Session, person: Who): boolean => session.userId === person.id
const isColleague = (session: Session, person: Who): boolean =>
  session.agencyId !== null && session.agencyId === person.agency_id

/** Myself, and the people of my agency. */
export const mayRead = (session: Session, person: Who): boolean =>
  isSelf(session, person) || isColleague(session, person)

/** Myself, and as ADMIN the people of my agency. */
export const mayEdit = (session: Session, person: Who): boolean =>
  isSelf(session, person) || (session.role === 'ADMIN' && isColleague(session, person))

/** A person without what is only their own. */
export const forColleagues = (person: User): User => ({
  ...person,
  pending_email: null,
  favourites: [],
  stripe_account: null,
  google_calendar_email: null,
})

/** A person as this reader sees them: themselves whole, a colleague without what is their own. */
export const toColleague = (row: UserRow, session: Session): User =>
  row.id === session.userId ? toUser(row) : forColleagues(toUser(row))

/** What an ADMIN decides for a person of the agency. */
const BY_ADMIN: ReadonlySet<string> = new Set(['role', 'active', 'permissions', 'branch_id'])
/** What an ADMIN may put right besides; everything else is the person's own. */
const SHARED: ReadonlySet<string> = new Set([
  'id',
  'first_name',
  'last_name',
  'phone',
  'job_title',
  'job_titles',
])

/** What only people of an agency have: fields of `UserPatch` whose `x-when` asks for such a role. */
export const OF_AGENCY: ReadonlySet<string> = new Set([
  'job_title',
  'job_titles',
  'languages',
  'google_calendar_email',
  'is_public',
  'phone_public',
])

/** Fields of a change that this caller may not touch, with the reason. Empty: all is allowed. */
export function refusedFields(
  session: Session,
  person: Who,
  patch: Omit<UserPatch, 'avatar'>,
  lang: Lang,
): Record<string, string> {
  const refused: Record<string, string> = {}
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) continue
    if (person.agency_id === null && OF_AGENCY.has(field)) refused[field] = say(lang, 'onlyAgency')
    else if (SHARED.has(field)) continue
    else if (BY_ADMIN.has(field)) {
      if (session.role !== 'ADMIN') refused[field] = say(lang, 'onlyAdmin')
    } else if (!isSelf(session, person)) refused[field] = say(lang, 'onlySelf')
  }
  return refused
}
