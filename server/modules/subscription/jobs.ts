import { registerJob } from '../../jobs/index.ts'
import { MAIL_JOB, sendMail, type SubscriptionMail } from './mails.ts'
import { turnAll } from './turn.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob('subscription.turn', (_, deps) => turnAll(deps), { everyMinutes: 60 }),
  registerJob<SubscriptionMail>(MAIL_JOB, sendMail),
]
