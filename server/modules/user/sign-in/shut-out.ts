import type { Ctx, Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { dropMovesSince, emailAt, NOT_ME_MS } from '../account/email-move.ts'
import { freeEmail } from '../account/free-email.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { tellMoved } from '../people/leaving.ts'
import { tellOpen } from '../security/way-in.ts'
import { dropSecondSince } from '../second/second.repository.ts'
import { isEmailTaken, lockUser, saveUser, type UserRow } from '../user.repository.ts'
import { endAccess } from './access.ts'
import { tellDenied } from './denied.ts'
import { stands, type Denied } from './not-me.ts'

interface ShutOut {
  part: 'Done' | 'Over' | 'Taken'
  /** What other rooms have ended besides, in words. */
  ended: ((lang: Lang) => string)[]
}

const nothing = (part: ShutOut['part']): ShutOut => ({ part, ended: [] })

/**
 * Everything that enters the account ends, its password too, and a link to choose another goes to
 * its mailbox: the one it had at that moment, if it has been moved since. The link alone gives
 * nobody the account: it may lie in a mail for days. A second step goes that was not a week old
 * then: a stranger would keep the owner out by it. One from before stays, or the mailbox alone would
 * be enough (docs/decisions/0398). So does what shows a diary elsewhere (0342). `Taken`: that e-mail
 * is another account's by now, and nothing is done.
 */
export const shutOut = ({ row: { id }, by, at }: Denied, ctx: Ctx): Promise<ShutOut> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const now = ctx.deps.now()
    const row = await lockUser(trx, id)
    // Once more under the lock: of two presses one does it, and a password chosen since stands.
    if (!row || !(await stands(trx, { row, by, at }, now))) return nothing('Over')
    const before = await emailAt(trx, { userId: id, at, now })
    if (before !== null && !(await freeEmail(trx, before, id, ctx))) return nothing('Taken')
    const since = new Date(at.getTime() - NOT_ME_MS)
    await dropSecondSince(trx, id, since)
    await dropMovesSince(trx, id, at)
    const ended = await tellDenied(trx, { userId: id, since }, ctx.deps)
    await startAnew(trx, row, before ?? row.email, ctx.deps, { denied: now })
    return { part: 'Done' as const, ended }
  }).catch((error: unknown) => {
    if (isEmailTaken(error)) return nothing('Taken')
    throw error
  })

/** Nothing enters the account any more, and `email`, its own from now on, gets a link that will. */
export async function startAnew(
  trx: Db,
  row: UserRow,
  email: string,
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  which: { denied?: Date } = {},
): Promise<void> {
  const { id } = row
  const mail = (job: Pick<MailJob, 'kind' | 'to'>) =>
    jobs.add(trx, MAIL_JOB, { userId: id, ...job })
  const hadPasskey = await endAccess(trx, id, which)
  const ended = { password_hash: null, pending_email: null }
  const moves = email !== row.email && { email, email_verified_at: now() }
  await saveUser(trx, id, { ...ended, ...moves }, {}, now())
  if (hadPasskey) await tellOpen(trx, row, now())
  if (moves) {
    await tellMoved(trx, id)
    await mail({ kind: 'returned', to: row.email })
    if (row.agency_id) await jobs.add(trx, 'listing.agent', { userId: id }, { key: id })
  }
  await mail({ kind: 'reset' })
}
