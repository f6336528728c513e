import { registerJob } from '../../jobs/index.ts'
import { forgetOperatorLeads } from './lead.repository.ts'
import { LEAD_MAIL, sendLeadMail } from './mails.ts'
import { countReplyTimes } from './reply-time.ts'

/**
 * How long the operator's messages are kept; the privacy policy says the same (src/features/about).
 */
const KEPT_MS = 365 * 86_400_000

export const jobs = [
  registerJob(LEAD_MAIL, sendLeadMail, { class: 'mail' }),
  registerJob('lead.reply-time', countReplyTimes, { everyMinutes: 60 }),
  registerJob(
    'lead.forget',
    (_, { db, now }) => forgetOperatorLeads(db, new Date(now().getTime() - KEPT_MS)),
    { everyMinutes: 1440 },
  ),
]
