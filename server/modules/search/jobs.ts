import { registerJob } from '../../jobs/index.ts'
import { ALERT_MAIL, sendAlertMail } from './alert-mail.ts'
import { CONFIRM_MAIL, sendConfirmMail } from './confirm-mail.ts'
import { judgeHeld } from './held.ts'
import { forgetExpired } from './link.ts'
import { spreadNews } from './spread.ts'
import { NOTICE_JOB, notifyDue, notifySearch } from './notices.ts'

export const jobs = [
  registerJob('search.news', (_, deps) => spreadNews(deps), { everyMinutes: 1 }),
  registerJob('search.held', (_, deps) => judgeHeld(deps), { everyMinutes: 5 }),
  registerJob('search.due', (_, deps) => notifyDue(deps), { everyMinutes: 5 }),
  registerJob('search.expiry', (_, { db, now }) => forgetExpired(db, now()), { everyMinutes: 60 }),
  registerJob(NOTICE_JOB, notifySearch, { class: 'alerts' }),
  registerJob(ALERT_MAIL, sendAlertMail, { class: 'news' }),
  registerJob(CONFIRM_MAIL, sendConfirmMail, { class: 'mail' }),
]
