import { registerJob } from '../../jobs/index.ts'
import { LEAD_MAIL, sendLeadMail } from './mails.ts'
import { countReplyTimes } from './reply-time.ts'

export const jobs = [registerJob(LEAD_MAIL, sendLeadMail), registerJob('lead.reply-time', countReplyTimes, { everyMinutes: 60 })]
