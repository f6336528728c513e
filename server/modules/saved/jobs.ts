import { registerJob } from '../../jobs/index.ts'
import { forgetRemoved } from './saved.repository.ts'
import { SAVED_MAIL, SAVED_NEWS, sendSavedMail, spreadToSavers } from './notices.ts'

const DAY = 86_400_000

export const jobs = [
  registerJob(SAVED_MAIL, sendSavedMail, { class: 'news' }),
  registerJob(SAVED_NEWS, spreadToSavers, { class: 'alerts' }),
  registerJob(
    'saved.expiry',
    async (_, { db, now }) => {
      await forgetRemoved(db, new Date(now().getTime() - DAY))
      await db.deleteFrom('saved_share').where('expires_at', '<', now()).execute()
    },
    { everyMinutes: 60 },
  ),
]
