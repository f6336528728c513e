import type { Message, PasswordResetInput } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { countTry } from '../../../contract/rate-limit/rate-limit.ts'
import { inTransaction } from '../../../db/index.ts'
import { askAgain } from '../account/ask-again.service.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { normalEmail } from '../normalise.ts'
import { findByEmail } from '../user.repository.ts'
import { say } from '../messages.ts'

/**
 * Asks for a link. Known or not, the same work is done: the same looks, one job; the job finds out
 * whether there is anybody to write to. So neither the answer nor its time tells. Past a few links
 * no other is sent, and the newest goes on working: who asks without end neither fills a mailbox
 * nor takes the link away. An agency of theirs that nobody leads is asked about again, too.
 */
export async function requestReset(body: PasswordResetInput, ctx: Ctx): Promise<Message> {
  const email = normalEmail(body.email)
  if (await wasMailedEnough(email, ctx)) return { message: say(ctx.lang, 'resetSent') }
  const row = await findByEmail(ctx.deps.db, email)
  const payload: MailJob = { kind: 'reset', userId: row?.active ? row.id : null }
  await inTransaction(ctx.deps.db, async (trx) => {
    await ctx.deps.jobs.add(trx, MAIL_JOB, payload)
    await askAgain(trx, email, ctx)
  })
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
