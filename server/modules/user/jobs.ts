import { registerJob } from '../../jobs/index.ts'
import { MAIL_JOB, sendMail } from './mails.ts'
import { forgetExpired } from './session.ts'

/** What the module does in the background: mails, and forgetting sessions and links that ran out. */
export const jobs = [
  registerJob(MAIL_JOB, sendMail),
  registerJob('user.expiry', (_, deps) => forgetExpired(deps.db, deps.now()), { everyMinutes: 60 }),
]
