import type { EmailVerifyInput, User } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import { countTry } from '../../../contract/rate-limit/rate-limit.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { endAccess } from '../sign-in/access.ts'
import { lockAsker, lockingAsker } from '../sign-in/asker.ts'
import { noteAsked, noteMoved } from './email-move.ts'
import { freeEmail } from './free-email.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { tellMoved } from '../people/leaving.ts'
import { forgetShown } from '../security/security.repository.ts'
import { tellOpen } from '../security/way-in.ts'
import { holdAsked, whyOutside } from '../sso/comes-in.ts'
import { hashToken } from '../sign-in/token.ts'
import {
  findByEmail,
  findUser,
  isEmailTaken,
  saveUser,
  toUser,
  type UserRow,
} from '../user.repository.ts'
import { say } from '../messages.ts'

/** Mails that one person can ask for, whatever addresses they ask from, or have them sent to. */
const ASKED = { max: 5, window: 3600 }

/** Counts a link that somebody has mailed to an e-mail they have not shown to be theirs. */
export async function countLink(
  userId: string,
  { deps, lang }: Ctx,
  db: Db = deps.db,
): Promise<void> {
  if (deps.config.rateLimits) await countTry(db, 'verifyEmail', userId, ASKED, lang)
}

/** 400 at `field` when somebody has proved this e-mail; one that nobody proved is free. */
export async function refuseProved(db: Db, email: string, field: string, ctx: Ctx): Promise<void> {
  const row = await findByEmail(db, email)
  if (row?.active && row.email_verified_at) fieldErrors({ [field]: say(ctx.lang, 'emailTaken') })
}

/**
 * Asks for the link, or confirms with its token. The link counts only for the person who is signed
 * in and for the e-mail it went to: an owner who opens the link of an account that a stranger made
 * with their e-mail proves nothing for it. Where another e-mail waits, it is about that one.
 */
export async function verifyEmail(
  { token }: EmailVerifyInput,
  session: Session,
  ctx: Ctx,
): Promise<User> {
  const row = (await findUser(ctx.deps.db, session.userId)) ?? notFound(ctx.lang)
  if (token !== undefined) return confirm(token, session, ctx)
  if (row.email_verified_at && row.pending_email === null) return toUser(row)
  await countLink(row.id, ctx)
  await inTransaction(ctx.deps.db, (trx) =>
    ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'verify', userId: row.id } satisfies MailJob),
  )
  return toUser(row)
}

/**
 * Tells the mailbox of an account what becomes of its e-mail; `move` takes it back. It is the one
 * of now, whatever the account is by when the mail goes; and the moment is that of the change: a
 * link from after it would take nothing back.
 */
async function tellEmail(
  trx: Db,
  { id, email }: UserRow,
  { kind, move, now }: { kind: 'moving' | 'moved'; move: string | null; now: Date },
  { deps }: Ctx,
): Promise<void> {
  const at = now.toISOString()
  const job: MailJob = { kind, userId: id, to: email, at, ...(move !== null && { move }) }
  await deps.jobs.add(trx, MAIL_JOB, job)
}

/** Tells both mailboxes of an e-mail that waits: the one there is, and with its link the other. */
export async function askEmail(trx: Db, row: UserRow, email: string, ctx: Ctx): Promise<void> {
  const now = ctx.deps.now()
  const move = await noteAsked(trx, row, email, now)
  await tellEmail(trx, row, { kind: 'moving', move, now }, ctx)
  await ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'verify', userId: row.id } satisfies MailJob)
}

/** Lets go of the e-mail that waits; its link, which names it, confirms nothing any more. */
export function cancelEmailChange(session: Session, ctx: Ctx): Promise<User> {
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      if (row.pending_email === null) return toUser(row)
      return toUser(await saveUser(trx, row.id, { pending_email: null }, {}, ctx.deps.now()))
    },
    lockingAsker(ctx),
  )
}

async function confirm(token: string, session: Session, ctx: Ctx): Promise<User> {
  const now = ctx.deps.now()
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      const link = await trx
        .deleteFrom('email_link')
        .where('token_hash', '=', hashToken(token))
        .where('user_id', '=', session.userId)
        .where('expires_at', '>', now)
        .returning('email')
        .executeTakeFirst()
      if (link && link.email === row.pending_email)
        return toUser(await moveTo(trx, row, link.email, session, ctx))
      // A mail that was opened twice, or after Google or Apple had shown the same.
      if (row.email_verified_at && !link && row.pending_email === null) return toUser(row)
      if (link?.email !== row.email) return fieldErrors({ token: say(ctx.lang, 'emailLinkUsed') })
      return toUser(await saveUser(trx, row.id, { email_verified_at: now }, {}, now))
    },
    lockingAsker(ctx),
  ).catch((error: unknown) => {
    if (isEmailTaken(error)) return fieldErrors({ token: say(ctx.lang, 'emailProved') })
    throw error
  })
}

/**
 * The e-mail that waited is the account's from now on; 400 at `token` when somebody proved it, or it
 * would shut its person out. Whoever holds the old mailbox comes in no more: Google and Apple vouched
 * for that one, and other sessions end.
 */
async function moveTo(
  trx: Db,
  row: UserRow,
  email: string,
  { sessionId }: Session,
  ctx: Ctx,
): Promise<UserRow> {
  const now = ctx.deps.now()
  await holdAsked(trx, row.agency_id)
  const outside = await whyOutside(trx, row.agency_id, email, ctx.lang)
  if (outside !== null) fieldErrors({ token: outside })
  const proved = () => fieldErrors({ token: say(ctx.lang, 'emailProved') })
  if (!(await freeEmail(trx, email, row.id, ctx))) return proved()
  if (await endAccess(trx, row.id, { except: sessionId })) {
    await forgetShown(trx, sessionId)
    await tellOpen(trx, row, now)
  }
  await tellMoved(trx, row.id)
  const move = await noteMoved(trx, row, email, now)
  await tellEmail(trx, row, { kind: 'moved', move, now }, ctx)
  if (row.agency_id)
    await ctx.deps.jobs.add(trx, 'listing.agent', { userId: row.id }, { key: row.id })
  return saveUser(trx, row.id, { email, email_verified_at: now, pending_email: null }, {}, now)
}
