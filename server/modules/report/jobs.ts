import { registerJob } from '../../jobs/index.ts'
import { REPORT_MAIL, sendReportMail } from './mails.ts'
import { forgetReporters } from './report.repository.ts'

const KEPT_MS = 90 * 86_400_000

export const jobs = [
  registerJob(REPORT_MAIL, sendReportMail, { class: 'mail' }),
  registerJob(
    'report.forget',
    async (_payload, { db, now }) => forgetReporters(db, new Date(now().getTime() - KEPT_MS)),
    { everyMinutes: 1440 },
  ),
]
