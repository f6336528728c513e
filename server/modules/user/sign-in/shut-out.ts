import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { lockUser, saveUser, type UserRow } from '../user.repository.ts'
import { endAccess } from './access.ts'
import { entryOf } from './not-me.ts'

/**
 * Everything that enters the account ends, its password too, and a link to choose another goes to
 * its mailbox. The link alone gives nobody the account: it may lie in a mail for days.
 */
export const shutOut = ({ id }: UserRow, entry: string, deps: Deps): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const row = await lockUser(trx, id)
    // Once more under the lock: of two presses one does it, and a password chosen since stands.
    if (!row?.active || (await entryOf(trx, row)) !== entry) return
    await endAccess(trx, id)
    await saveUser(trx, id, { password_hash: null, pending_email: null }, {}, deps.now())
    await deps.jobs.add(trx, MAIL_JOB, { kind: 'reset', userId: id } satisfies MailJob)
  })
