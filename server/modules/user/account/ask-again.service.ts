import type { Ctx } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { seniorAdmin } from '../here.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { dropLinks } from '../sign-in/link.ts'
import { isTooLate, saveUser, type UserRow } from '../user.repository.ts'

/**
 * Asks the mailbox once more about an agency that stood back (claim.service.ts), when its week is
 * over and nobody leads it who could: its owner would be shut out for good (docs/decisions/0069).
 */
export async function askAgain(trx: Db, email: string, { deps }: Ctx): Promise<void> {
  const now = deps.now()
  for (const row of await lockStoodBack(trx, email)) {
    if (row.agency_id === null || !isTooLate(row, now)) continue
    if (await seniorAdmin(trx, row.agency_id)) continue
    await dropLinks(trx, row.id)
    await saveUser(trx, row.id, { invited_at: now }, {}, now)
    await deps.jobs.add(trx, MAIL_JOB, { kind: 'claim', userId: row.id } satisfies MailJob)
  }
}

/** Who led an agency with this e-mail, never proved it, and waits for its mailbox to say yes. */
const lockStoodBack = (trx: Db, email: string): Promise<UserRow[]> =>
  trx
    .selectFrom('app_user')
    .selectAll()
    .where('email', '=', email)
    .where('role', '=', 'ADMIN')
    .where('active', '=', false)
    .where('joins', '=', false)
    .where('invited_at', 'is not', null)
    .where('email_verified_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
