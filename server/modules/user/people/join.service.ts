import type {
  InvitationInput,
  InvitationOffer,
  InvitationOpened,
  PasswordResetConfirmInput,
  Profile,
  User,
} from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { getAgency } from '../../agency/index.ts'
import { endAccess } from '../sign-in/access.ts'
import { lockAsker, lockingAsker } from '../sign-in/asker.ts'
import { dropKeys } from '../account/claim.service.ts'
import { takeGiven } from './given.ts'
import { tellJoining } from './leaving.ts'
import { keepOwnerAsJoins } from './owner.ts'
import { whyNot, type Waiting } from './why-not.ts'
import { refuseGuessable } from '../sign-in/guessable.ts'
import { hashPassword } from '../sign-in/password.ts'
import { holdAsked, whyNotIn } from '../sso/comes-in.ts'
import { isDemanded } from '../sso/demanded.ts'
import { dropSecond } from '../second/second.repository.ts'
import { enter } from '../sign-in/enter.ts'
import { closeSessions } from '../sign-in/session.ts'
import { hashToken } from '../sign-in/token.ts'
import {
  findByEmail,
  findUser,
  isEmailTaken,
  isTooLate,
  isWaiting,
  lockUser,
  saveUser,
  toUser,
  type UserRow,
} from '../user.repository.ts'
import { say } from '../messages.ts'

/**
 * Is this link that of a forgotten password of an agency's account whose e-mail nobody proved? Then
 * its mailbox is asked like one that is invited: with a yes they take the account over.
 */
const mayBeTakenOver = (row: UserRow): boolean =>
  row.active && !row.joins && row.agency_id !== null && row.email_verified_at === null

/** The row at the end of a mailed link; 400 at `token` when there is none (any more). */
async function rowOf({ token }: InvitationInput, db: Db, ctx: Ctx): Promise<UserRow> {
  const now = ctx.deps.now()
  const link = await db
    .selectFrom('password_link')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const row = link && (await findUser(db, link.user_id))
  if (!row || !(mayBeTakenOver(row) || (isWaiting(row) && !isTooLate(row, now))))
    return fieldErrors({ token: say(ctx.lang, 'linkUsed') })
  return row
}

/**
 * The invitation of a mailed link, for the account whose e-mail was invited; 400 at `token` for
 * anybody and anything else.
 */
async function waitingFor(
  body: InvitationInput,
  session: Session,
  db: Db,
  ctx: Ctx,
): Promise<Waiting> {
  const invited = await rowOf(body, db, ctx)
  if (!isWaiting(invited)) return fieldErrors({ token: say(ctx.lang, 'linkUsed') })
  const me =
    (await findUser(db, session.userId)) ?? fieldErrors({ token: say(ctx.lang, 'linkUsed') })
  return invited.email === me.email
    ? { invited, me }
    : fieldErrors({ token: say(ctx.lang, 'inviteOther') })
}

/** Who invites, and whether this account may join. */
export async function readInvitation(
  body: InvitationInput,
  session: Session,
  ctx: Ctx,
): Promise<InvitationOffer> {
  const { db } = ctx.deps
  const waiting = await waitingFor(body, session, db, ctx)
  const text = await whyNot(waiting, db, ctx)
  const agency = await getAgency(db, waiting.invited.agency_id ?? '')
  return {
    agencyName: agency?.tradeName ?? '',
    role: waiting.invited.role,
    mayJoin: text === null,
    text,
  }
}

/**
 * The account takes the place of the row that waited: role, rights and whatever was given to it
 * already. What is the person's own hangs on their id and stays. Whoever opens the mail signed in
 * has shown that the e-mail is theirs.
 */
export function acceptInvitation(body: InvitationInput, session: Session, ctx: Ctx): Promise<User> {
  const now = ctx.deps.now()
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      const seen = await waitingFor(body, session, trx, ctx)
      await lockUser(trx, seen.invited.id)
      await lockAsker(trx, session, ctx)
      // Once more under the lock: withdrawn, or accepted in another window, meanwhile.
      const waiting = await waitingFor(body, session, trx, ctx)
      await holdAsked(trx, waiting.invited.agency_id)
      const refused = await whyNot(waiting, trx, ctx)
      if (refused !== null) notAcceptable(refused)
      const { invited, me } = waiting
      const agencyId = invited.agency_id ?? ''
      ctx.actsAs?.({ userId: me.id, agencyId })
      const place = {
        role: invited.role,
        agency_id: agencyId,
        branch_id: invited.branch_id,
        job_title: invited.job_title ?? me.job_title,
        phone: me.phone ?? invited.phone,
      }
      const joining = { from: invited.id, to: me.id, agencyId }
      await keepOwnerAsJoins(trx, joining)
      await takeGiven(trx, joining)
      const joined = await saveUser(
        trx,
        me.id,
        { ...place, email_verified_at: me.email_verified_at ?? now },
        { erase_at: null },
        now,
      )
      // Sessions that were worth nothing are worth the agency's records now; where it asks for the
      // company's account, nobody has shown that yet.
      const isElsewhere = await isDemanded(trx, agencyId)
      await closeSessions(trx, me.id, isElsewhere ? {} : { except: session.sessionId })
      const isFree = await tellJoining(trx, joining, ctx)
      if (isFree) await trx.deleteFrom('app_user').where('id', '=', invited.id).execute()
      else await leaveEmpty(trx, invited.id, now)
      return toUser(joined)
    },
    lockingAsker(ctx),
  )
}

/** The row of somebody who left, with nothing but what others hold in its name. */
async function leaveEmpty(trx: Db, id: string, now: Date): Promise<void> {
  await endAccess(trx, id)
  const left = { active: false, is_public: false, invited_at: null, password_hash: null }
  await saveUser(trx, id, left, {}, now)
}

/** How many may enter the agency beside this account. */
const othersOf = async (db: Db, { id, agency_id }: UserRow): Promise<number> =>
  (
    await db
      .selectFrom('app_user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('agency_id', '=', agency_id)
      .where('active', '=', true)
      .where('invited_at', 'is', null)
      .where('id', '!=', id)
      .executeTakeFirstOrThrow()
  ).count

/** Who invites whoever opens the mail, and whether the e-mail has an account by now. */
export async function openInvitation(body: InvitationInput, ctx: Ctx): Promise<InvitationOpened> {
  const { db } = ctx.deps
  const row = await rowOf(body, db, ctx)
  const { role, email } = row
  const agency = await getAgency(db, row.agency_id ?? '')
  const takesOver = mayBeTakenOver(row)
  const hasAccount = !takesOver && ((await findByEmail(db, email))?.active ?? false)
  const colleagues = takesOver ? await othersOf(db, row) : 0
  return { agencyName: agency?.tradeName ?? '', role, email, hasAccount, takesOver, colleagues }
}

/**
 * Joins with a mailed link, and signs in. Two transactions: where the agency asks for the company's
 * account the link opens no session, and who joined has joined.
 */
export async function joinByInvitation(
  body: PasswordResetConfirmInput,
  ctx: Ctx,
): Promise<Profile> {
  const { id } = await join(body, ctx)
  const over = () => fieldErrors({ token: say(ctx.lang, 'linkUsed') })
  return enter(ctx, 'link', async (trx) => {
    const row = await lockUser(trx, id)
    return row?.active ? row : over()
  })
}

/**
 * Accepts for an e-mail without an account: the row that waited becomes one, with a password and
 * the e-mail proved. Where an account has come meanwhile, that one accepts, signed in. One that never
 * proved its e-mail loses all keys of before; its agency's webhooks wait for an ADMIN.
 */
async function join({ token, password }: PasswordResetConfirmInput, ctx: Ctx): Promise<UserRow> {
  const now = ctx.deps.now()
  const password_hash = await hashPassword(password)
  return inTransaction(ctx.deps.db, async (trx) => {
    await lockUser(trx, (await rowOf({ token }, trx, ctx)).id)
    // Once more under the lock: withdrawn, or accepted in another window, meanwhile.
    const row = await rowOf({ token }, trx, ctx)
    const { id, email } = row
    refuseGuessable(password, row, ctx)
    await holdAsked(trx, row.agency_id)
    const refused = await whyNotIn(trx, row, email, ctx.lang)
    if (refused !== null) notAcceptable(refused)
    if (mayBeTakenOver(row)) {
      await dropKeys(trx, row, ctx)
      if (row.role === 'ADMIN')
        await ctx.deps.jobs.add(trx, 'webhook.pause', { agencyId: row.agency_id })
    } else if ((await findByEmail(trx, email))?.active) notAcceptable(say(ctx.lang, 'inviteSignIn'))
    // Whatever a row that waits may still hold of before enters with nobody.
    else {
      await endAccess(trx, id)
      await dropSecond(trx, id)
    }
    const come = { active: true, joins: false, invited_at: null }
    const joined = await saveUser(
      trx,
      id,
      { ...come, password_hash, pending_email: null, email_verified_at: now },
      {},
      now,
    )
    await ctx.deps.jobs.add(trx, 'listing.agent', { userId: id }, { key: id })
    ctx.actsAs?.({ userId: id, agencyId: joined.agency_id })
    return joined
  }).catch((error: unknown) => {
    if (isEmailTaken(error)) return notAcceptable(say(ctx.lang, 'inviteSignIn'))
    throw error
  })
}
