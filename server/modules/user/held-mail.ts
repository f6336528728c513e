import type { User } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { HttpError } from '../../contract/errors.ts'
import { countTry } from '../../contract/rate-limit/rate-limit.ts'
import { inTransaction } from '../../db/index.ts'
import { MAIL_JOB, type MailJob } from './mails.ts'

/** One note a day. */
const NOTES = { max: 1, window: 86_400 }

/**
 * May mail go to this person that tells what others wrote? Until their e-mail is proved it may be
 * anybody's mailbox: then it waits on the platform, and a note in the site's own words says so, once
 * a day, with the link that proves the e-mail (docs/decisions/0172).
 */
export async function takesWords(person: User, deps: Deps): Promise<boolean> {
  if (person.email_verified) return true
  await inTransaction(deps.db, async (trx) => {
    await countTry(trx, 'user.waiting', person.id, NOTES, person.language)
    await deps.jobs.add(trx, MAIL_JOB, { kind: 'waiting', userId: person.id } satisfies MailJob)
  }).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 429) throw error
  })
  return false
}
