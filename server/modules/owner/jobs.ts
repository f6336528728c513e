import { registerJob } from '../../jobs/index.ts'
import { tellMonth } from './month/due.ts'
import { mailMonth, MONTH_MAIL, type MonthMail } from './month/mail.ts'
import { dropExpired } from './owner.repository.ts'

export const jobs = [
  registerJob('owner.expiry', async (_, { db, now }) => dropExpired(db, now()), {
    everyMinutes: 60,
  }),
  registerJob('owner.month', (_payload, deps) => tellMonth(deps), { everyMinutes: 60 }),
  registerJob<MonthMail>(MONTH_MAIL, mailMonth, { class: 'news' }),
]
