import { registerJob } from '../../jobs/index.ts'
import { sendVisitMail, VISIT_MAIL } from './mails.ts'

export const jobs = [registerJob(VISIT_MAIL, sendVisitMail)]
