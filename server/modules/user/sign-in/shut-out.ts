import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { dropMovesSince, emailAt, NOT_ME_MS } from '../account/email-move.ts'
import { freeEmail } from '../account/free-email.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { tellMoved } from '../people/leaving.ts'
import { dropSecondSince } from '../second/second.repository.ts'
import { isEmailTaken, lockUser, saveUser, type UserRow } from '../user.repository.ts'
import { endAccess } from './access.ts'
import { stands, type Denied } from './not-me.ts'

/**
 * Everything that enters the account ends, its password too, and a link to choose another goes to
 * its mailbox: the one it had at that moment, if it has been moved since. The link alone gives
 * nobody the account: it may lie in a mail for days. A second step goes that was not a week old
 * then: a stranger would keep the owner out by it. One from before stays, or the mailbox alone would
 * be enough (docs/decisions/0398). `Taken`: that e-mail is another account's by now, and nothing is
 * done.
 */
export const shutOut = (
  { row: { id }, by, at }: Denied,
  ctx: Ctx,
): Promise<'Done' | 'Over' | 'Taken'> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const now = ctx.deps.now()
    const row = await lockUser(trx, id)
    // Once more under the lock: of two presses one does it, and a password chosen since stands.
    if (!row || !(await stands(trx, { row, by, at }, now))) return 'Over'
    const before = await emailAt(trx, { userId: id, at, now })
    if (before !== null && !(await freeEmail(trx, before, id, ctx))) return 'Taken'
    await dropSecondSince(trx, id, new Date(at.getTime() - NOT_ME_MS))
    await dropMovesSince(trx, id, at)
    await startAnew(trx, row, before ?? row.email, ctx.deps)
    return 'Done' as const
  }).catch((error: unknown) => {
    if (isEmailTaken(error)) return 'Taken'
    throw error
  })

/** Nothing enters the account any more, and `email`, its own from now on, gets a link that will. */
export async function startAnew(
  trx: Db,
  row: UserRow,
  email: string,
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
): Promise<void> {
  const { id } = row
  const mail = (job: Pick<MailJob, 'kind' | 'to'>) =>
    jobs.add(trx, MAIL_JOB, { userId: id, ...job })
  await endAccess(trx, id)
  const ended = { password_hash: null, pending_email: null }
  const moves = email !== row.email && { email, email_verified_at: now() }
  await saveUser(trx, id, { ...ended, ...moves }, {}, now())
  if (moves) {
    await tellMoved(trx, id)
    await mail({ kind: 'returned', to: row.email })
    if (row.agency_id) await jobs.add(trx, 'listing.agent', { userId: id }, { key: id })
  }
  await mail({ kind: 'reset' })
}
