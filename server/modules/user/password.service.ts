import type {
  Message,
  PasswordResetConfirmInput,
  PasswordResetInput,
  Profile,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, HttpError } from '../../contract/errors.ts'
import { countTry } from '../../contract/rate-limit.ts'
import { inTransaction } from '../../db/index.ts'
import { signIn } from './account.service.ts'
import { dropIdentities } from './identity.repository.ts'
import { MAIL_JOB, type MailJob } from './mails.ts'
import { normalEmail } from './normalise.ts'
import { hashPassword } from './password.ts'
import { closeSessions, hashToken } from './session.ts'
import { findByEmail, lockUser, saveUser } from './user.repository.ts'
import { say } from './words.ts'

/**
 * Asks for a link. Known or not, the same work is done: one look, one job; the job finds out
 * whether there is anybody to write to. So neither the answer nor its time tells. Past a few links
 * no other is sent, and the newest goes on working: who asks without end neither fills a mailbox
 * nor takes the link away.
 */
export async function requestReset(body: PasswordResetInput, ctx: Ctx): Promise<Message> {
  const email = normalEmail(body.email)
  if (await wasMailedEnough(email, ctx)) return { message: say(ctx.lang, 'resetSent') }
  const row = await findByEmail(ctx.deps.db, email)
  const payload: MailJob = { kind: 'reset', userId: row?.active ? row.id : null }
  await inTransaction(ctx.deps.db, (trx) => ctx.deps.jobs.add(trx, MAIL_JOB, payload))
  return { message: say(ctx.lang, 'resetSent') }
}

/** Links for one e-mail, from wherever they are asked for. */
const LINKS = { max: 5, window: 900 }

async function wasMailedEnough(email: string, ctx: Ctx): Promise<boolean> {
  if (!ctx.deps.config.rateLimits) return false
  try {
    await countTry(ctx.deps.db, 'requestPasswordReset.mail', email, LINKS, ctx.lang)
    return false
  } catch (error) {
    if (error instanceof HttpError) return true
    throw error
  }
}

/** Sets the password with a link, ends every session of the person and opens a new one. */
export async function confirmReset(body: PasswordResetConfirmInput, ctx: Ctx): Promise<Profile> {
  const now = ctx.deps.now()
  const password_hash = await hashPassword(body.password)
  return inTransaction(ctx.deps.db, async (trx) => {
    const link = await trx
      .deleteFrom('password_link')
      .where('token_hash', '=', hashToken(body.token))
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    const row = link && (await lockUser(trx, link.user_id))
    // The link of an invitation is for accepting, not for a password.
    if (!row?.active || row.joins) return fieldErrors({ token: say(ctx.lang, 'linkUsed') })
    await closeSessions(trx, row.id)
    // Who opens the mail owns the e-mail. Identities tied before that was shown may be somebody
    // else's.
    if (!row.email_verified_at) await dropIdentities(trx, row.id)
    const saved = await saveUser(
      trx,
      row.id,
      { password_hash, email_verified_at: row.email_verified_at ?? now },
      {},
      now,
    )
    // Who sets a first password has just been welcomed by mail; only a change is told.
    if (row.password_hash)
      await ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'changed', userId: row.id } satisfies MailJob)
    return signIn(trx, saved, ctx)
  })
}
