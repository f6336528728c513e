import type { EmailVerifyInput, User } from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { countTry } from '../../contract/rate-limit.ts'
import { inTransaction } from '../../db/index.ts'
import { MAIL_JOB, type MailJob } from './mails.ts'
import { hashToken } from './session.ts'
import { findUser, lockUser, saveUser, toUser } from './user.repository.ts'
import { say } from './words.ts'

/** Mails that one person can ask for, whatever addresses they ask from. */
const ASKED = { max: 5, window: 3600 }

/**
 * Asks for the link, or confirms with its token. The link counts only for the person who is signed
 * in and for the e-mail it went to: an owner who opens the link of an account that a stranger made
 * with their e-mail proves nothing for it.
 */
export async function verifyEmail(
  { token }: EmailVerifyInput,
  session: Session,
  ctx: Ctx,
): Promise<User> {
  const row = (await findUser(ctx.deps.db, session.userId)) ?? notFound(ctx.lang)
  if (row.email_verified_at) return toUser(row)
  if (token !== undefined) return confirm(token, session, ctx)
  if (ctx.deps.config.rateLimits)
    await countTry(ctx.deps.db, 'verifyEmail', row.id, ASKED, ctx.lang)
  await inTransaction(ctx.deps.db, (trx) =>
    ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'verify', userId: row.id } satisfies MailJob),
  )
  return toUser(row)
}

async function confirm(token: string, session: Session, ctx: Ctx): Promise<User> {
  const now = ctx.deps.now()
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await lockUser(trx, session.userId)
    const link = await trx
      .deleteFrom('email_link')
      .where('token_hash', '=', hashToken(token))
      .where('user_id', '=', session.userId)
      .where('expires_at', '>', now)
      .returning('email')
      .executeTakeFirst()
    if (!row || link?.email !== row.email)
      return fieldErrors({ token: say(ctx.lang, 'emailLinkUsed') })
    return toUser(await saveUser(trx, row.id, { email_verified_at: now }, {}, now))
  })
}
