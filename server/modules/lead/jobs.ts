import { registerJob } from '../../jobs/index.ts'
import { LEAD_MAIL, sendLeadMail } from './mails.ts'

export const jobs = [registerJob(LEAD_MAIL, sendLeadMail)]
