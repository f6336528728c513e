import type { LocalizedLine, User, UserPage, UserPatch } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import { countTry } from '../../../contract/rate-limit/rate-limit.ts'
import type { UploadedFile } from '../../../contract/body/upload.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { refuseOver } from '../../plan/index.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import { getAgency, keepPicture } from '../../agency/index.ts'
import { needPhone, needText } from '../account/account.service.ts'
import { tellAccessEnded } from '../sign-in/access-ended.ts'
import { alert } from '../sign-in/alert.ts'
import { lockAsker } from '../sign-in/asker.ts'
import { askEmail, countLink, refuseProved } from '../account/email.service.ts'
import { askBack } from './invite.service.ts'
import { keepAnAdmin, letGo, tellLeft } from './leaving.ts'
import { ownerHere } from './owner.ts'
import { dropLinks, dropPasswordLinks } from '../sign-in/link.ts'
import { passkeysOf } from '../passkey/passkey.repository.ts'
import { domainLacked, whyOutside } from '../sso/comes-in.ts'
import { tellOpen } from '../security/way-in.ts'
import { normalEmail } from '../normalise.ts'
import { refuseGuessable } from '../sign-in/guessable.ts'
import { fitsStill, hashPassword, passwordFits } from '../sign-in/password.ts'
import { closeSessions } from '../sign-in/session.ts'
import { mayEdit, mayRead, refusedFields, toColleague } from '../user.policy.ts'
import {
  countPeople,
  findUser,
  isTooLate,
  isWaiting,
  listPeople,
  lockUser,
  lockUsers,
  saveUser,
  type UserRow,
} from '../user.repository.ts'
import { say } from '../messages.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listUsers', kind: 'id' } as const

type Patch = Omit<UserPatch, 'avatar'>

const PASSWORD_TRIES = { max: 10, window: 900 }

export async function readPerson(id: string, session: Session, ctx: Ctx): Promise<User> {
  const row = await findUser(ctx.deps.db, id)
  return row && mayRead(session, row) ? shown(row, session, ctx) : notFound(ctx.lang)
}

export async function listPersons(
  query: { q?: string; limit?: number; cursor?: string },
  session: Session & { agencyId: string },
  ctx: Ctx,
): Promise<UserPage> {
  const { q = '', limit = 24 } = query
  const cursor = readCursor(query.cursor, LIST, ctx.lang)
  const { rows, next, previous } = cutPage(
    await listPeople(ctx.deps.db, session.agencyId, { q, limit, cursor }),
    { ...LIST, cursor, limit },
  )
  const total = await countPeople(ctx.deps.db, session.agencyId, q)
  const owner = await ownerHere(ctx.deps.db, session.agencyId)
  const items = rows.map((row) => marked(toColleague(row, session), owner))
  return { items, total, next, previous }
}

const marked = (person: User, owner: string | null): User =>
  person.id === owner ? { ...person, owner: true } : person

/** A person as a colleague sees them, and whether the agency is theirs. */
const shown = async (row: UserRow, session: Session, { deps }: Ctx): Promise<User> =>
  marked(
    toColleague(row, session),
    row.agency_id === null ? null : await ownerHere(deps.db, row.agency_id),
  )

/** Saves a person: themself, or as ADMIN one of the agency. */
export async function savePerson(
  id: string,
  patch: Patch,
  files: UploadedFile[],
  session: Session,
  ctx: Ctx,
): Promise<User> {
  const seen = await findUser(ctx.deps.db, id)
  if (!seen || !mayEdit(session, seen)) return notFound(ctx.lang)
  const refused = refusedFields(session, seen, patch, ctx.lang)
  if (files.length > 0 && seen.id !== session.userId) refused.avatar = say(ctx.lang, 'onlySelf')
  if (Object.keys(refused).length > 0) fieldErrors(refused)
  if (patch.branch_id) await checkBranch(seen.agency_id, patch.branch_id, ctx)
  const secrets = await checkSecrets(seen, patch, ctx)
  if (isOfferedAnew(seen, patch)) await countLink(seen.id, ctx)
  const changes = { ...plainChanges(patch, ctx), ...secrets }
  const doc = pick(patch, ['is_onboarding', 'google_calendar_email'])
  const [file] = files
  const avatar = file ? { avatar: await keepPicture(ctx.deps, file, 'avatar', ctx.lang) } : {}
  // Both in one order from the beginning, or two who change each other would block each other.
  const both = (trx: Db) => lockUsers(trx, [session.userId, id])
  const change = async (trx: Db) => {
    const asker = await lockAsker(trx, session, ctx)
    const row = await lockUser(trx, id)
    // Decided once more under the lock: who asked may have been signed out or lost their part.
    if (!row || !mayEdit(asker.session, row)) return notFound(ctx.lang)
    const lost = refusedFields(asker.session, row, patch, ctx.lang)
    if (Object.keys(lost).length > 0) fieldErrors(lost)
    await needFit(row, seen, patch, secrets, ctx)
    await keepAnAdmin(trx, row, patch, ctx)
    if (secrets.pending_email) await refuseEmail(trx, row, secrets.pending_email, ctx)
    if (patch.active === false && (row.active || row.invited_at))
      await letGo(trx, row, ctx, { handsEmpty: true })
    const isAsked = isAskedBack(row, patch, ctx)
    if (isAsked) await countLink(id, ctx, trx)
    if (isAsked && row.agency_id !== null)
      await refuseOver(trx, row.agency_id, 'seats', { now: ctx.deps.now(), lang: ctx.lang })
    const isOffered = isOfferedAnew(row, patch)
    const again =
      isAsked || isOffered ? await askBack(trx, row, ctx, isAsked ? 'active' : 'role') : null
    const saved = await saveUser(trx, id, { ...changes, ...avatar, ...again }, doc, ctx.deps.now())
    if (row.role === 'ADMIN' && saved.role !== 'ADMIN') {
      await keepInside(trx, saved, ctx)
      await tellLeft(trx, id, ctx)
      if ((await passkeysOf(trx, id)).length > 0) await tellOpen(trx, row, ctx.deps.now())
    }
    // Whoever opens a mailed link is shown the role that it gives.
    if (row.role !== saved.role) await dropPasswordLinks(trx, id)
    if (row.role !== saved.role || secrets.password_hash) await tellAccessEnded(trx, id)
    if (secrets.pending_email || secrets.password_hash) await dropLinks(trx, id)
    if (secrets.pending_email) await askEmail(trx, row, secrets.pending_email, ctx)
    if (secrets.password_hash) {
      await closeSessions(trx, id, { except: session.sessionId })
      await alert(trx, row, 'changed', ctx)
    }
    // Module listing shows the agent beside their homes; it stands above this one, so it is told by
    // a job.
    if (row.agency_id) await ctx.deps.jobs.add(trx, 'listing.agent', { userId: id }, { key: id })
    return saved
  }
  const saved = await inTransaction(ctx.deps.db, change, both)
  return shown(saved, session, ctx)
}

/** 400 at `email` for one that somebody has proved, or that would shut its person out. */
async function refuseEmail(trx: Db, row: UserRow, email: string, ctx: Ctx): Promise<void> {
  await refuseProved(trx, email, 'email', ctx)
  const outside = await whyOutside(trx, row.agency_id, email, ctx.lang)
  if (outside !== null) fieldErrors({ email: outside })
}

/** 400 at `role` for who came in by leading the agency alone, with a passkey. */
async function keepInside(trx: Db, row: UserRow, ctx: Ctx): Promise<void> {
  const domain = await domainLacked(trx, row, ctx)
  if (domain !== null) fieldErrors({ role: say(ctx.lang, 'ssoOutside', { count: 1, domain }) })
}

/** Nobody is brought back unasked: they are invited, once, and come when they accept. */
const isAskedBack = (row: UserRow, { active }: Patch, { deps }: Ctx): boolean =>
  active === true && !row.active && !(isWaiting(row) && !isTooLate(row, deps.now()))

/** Who waits agrees to the role that they are shown: another one is another invitation. */
const isOfferedAnew = (row: UserRow, { active, role }: Patch): boolean =>
  active !== false && isWaiting(row) && role !== undefined && role !== row.role

/** The keys of a change that are there; an absent key stays as it is. */
function pick<T extends object, K extends keyof T>(from: T, keys: K[]): Pick<T, K> {
  return Object.fromEntries(
    keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]),
  ) as Pick<T, K>
}

/** The languages that say something. */
const writtenOf = (texts: LocalizedLine): LocalizedLine =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text?.trim() ? [[language, text.trim()]] : [],
    ),
  )

function plainChanges(patch: Patch, ctx: Ctx) {
  return {
    ...pick(patch, ['language', 'role', 'permissions', 'is_public', 'phone_public', 'branch_id']),
    ...(patch.first_name === undefined
      ? {}
      : { first_name: needText(patch.first_name, 'first_name', ctx) }),
    ...(patch.last_name === undefined ? {} : { last_name: patch.last_name?.trim() ?? '' }),
    ...(patch.phone === undefined ? {} : { phone: needPhone(patch.phone, 'phone', ctx) }),
    ...(patch.job_title === undefined ? {} : { job_title: patch.job_title?.trim() || null }),
    ...(patch.job_titles && { job_titles: writtenOf(patch.job_titles) }),
    ...(patch.languages && { spoken: patch.languages }),
  }
}

/** A branch is one of the agency's. */
async function checkBranch(agencyId: string | null, branchId: string, ctx: Ctx): Promise<void> {
  const agency = agencyId && (await getAgency(ctx.deps.db, agencyId))
  if (!agency || !agency.branches?.some(({ id }) => id === branchId))
    fieldErrors({ branch_id: say(ctx.lang, 'branchUnknown') })
}

interface Secrets {
  pending_email?: string
  password_hash?: string
}

/** 400 when the password that was checked is not that of the locked row any more. */
async function needFit(
  row: UserRow,
  seen: UserRow,
  { current_password = '' }: Patch,
  secrets: Secrets,
  { lang }: Ctx,
): Promise<void> {
  if (Object.keys(secrets).length === 0) return
  if (!(await fitsStill(row.password_hash, seen.password_hash, current_password)))
    fieldErrors({ current_password: say(lang, 'wrongPassword') })
}

/**
 * A new password or e-mail needs the present password; the e-mail waits until its link is opened.
 */
async function checkSecrets(row: UserRow, patch: Patch, ctx: Ctx): Promise<Secrets> {
  const email = patch.email === undefined ? row.email : normalEmail(patch.email)
  if (email === row.email && patch.password === undefined) return {}
  if (!patch.current_password) fieldErrors({ current_password: say(ctx.lang, 'currentPassword') })
  if (ctx.deps.config.rateLimits)
    await countTry(ctx.deps.db, 'updateUser', row.id, PASSWORD_TRIES, ctx.lang)
  if (!(await passwordFits(row.password_hash, patch.current_password)))
    fieldErrors({ current_password: say(ctx.lang, 'wrongPassword') })
  if (patch.password !== undefined) refuseGuessable(patch.password, row, ctx)
  if (email !== row.email) await countLink(row.id, ctx)
  return {
    ...(email === row.email ? {} : { pending_email: email }),
    ...(patch.password === undefined ? {} : { password_hash: await hashPassword(patch.password) }),
  }
}
