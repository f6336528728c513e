import { registerJob } from '../../jobs/index.ts'
import { REMIND_MAIL, sendReminders, sendRemindMail } from './reminder/reminders.ts'
import { forgetUndo } from './undo.service.ts'

export const jobs = [
  registerJob('agenda.remind', sendReminders, { everyMinutes: 1 }),
  registerJob(REMIND_MAIL, sendRemindMail, { class: 'mail' }),
  registerJob('agenda.forget-undo', (_, { db, now }) => forgetUndo(db, now()), {
    everyMinutes: 60,
  }),
]
