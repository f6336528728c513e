import type { Message, PasswordResetConfirmInput, PasswordResetInput, Profile } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { inTransaction } from '../../db/index.ts'
import { signIn } from './account.service.ts'
import { MAIL_JOB, type MailJob } from './mails.ts'
import { normalEmail } from './normalise.ts'
import { hashPassword } from './password.ts'
import { closeSessions, hashToken } from './session.ts'
import { findByEmail, lockUser, saveUser } from './user.repository.ts'
import { say } from './words.ts'

/**
 * Asks for a link. Known or not, the same work is done: one look, one job; the job finds out whether there is
 * anybody to write to. So neither the answer nor its time tells.
 */
export async function requestReset(body: PasswordResetInput, ctx: Ctx): Promise<Message> {
  const row = await findByEmail(ctx.deps.db, normalEmail(body.email))
  const payload: MailJob = { kind: 'reset', userId: row?.active ? row.id : null }
  await inTransaction(ctx.deps.db, (trx) => ctx.deps.jobs.add(trx, MAIL_JOB, payload))
  return { message: say(ctx.lang, 'resetSent') }
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
    if (!row?.active) return fieldErrors({ token: say(ctx.lang, 'linkUsed') })
    await closeSessions(trx, row.id)
    const saved = await saveUser(trx, row.id, { password_hash }, {}, now)
    // Who sets a first password has just been welcomed by mail; only a change is told.
    if (row.password_hash) await ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'changed', userId: row.id } satisfies MailJob)
    return signIn(trx, saved, now)
  })
}
