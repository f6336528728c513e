import { registerJob } from '../../jobs/index.ts'
import { INBOX_MAIL } from './job-kinds.ts'
import { sendInboxMail } from './mails.ts'

export const jobs = [registerJob(INBOX_MAIL, sendInboxMail)]
