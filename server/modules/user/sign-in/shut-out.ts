import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { dropSecondSince } from '../second/second.repository.ts'
import { lockUser, saveUser } from '../user.repository.ts'
import { endAccess } from './access.ts'
import { entryOf, type Denied } from './not-me.ts'

/**
 * Everything that enters the account ends, its password too, and a link to choose another goes to
 * its mailbox. The link alone gives nobody the account: it may lie in a mail for days. A second step
 * goes if it was turned on after what was not them: a stranger would keep the owner out by it. One
 * from before stays, or the mailbox alone would be enough.
 */
export const shutOut = ({ row: { id }, entry, at }: Denied, deps: Deps): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const row = await lockUser(trx, id)
    // Once more under the lock: of two presses one does it, and a password chosen since stands.
    if (!row?.active || (await entryOf(trx, row)) !== entry) return
    await endAccess(trx, id)
    await dropSecondSince(trx, id, at)
    await saveUser(trx, id, { password_hash: null, pending_email: null }, {}, deps.now())
    await deps.jobs.add(trx, MAIL_JOB, { kind: 'reset', userId: id } satisfies MailJob)
  })
