import { registerJob } from '../../jobs/index.ts'
import { SELECTION_MAIL, sendSelectionMail } from './mails.ts'
import { tellUndelivered } from './notices.ts'

const DAY = 86_400_000

export const jobs = [
  registerJob(SELECTION_MAIL, sendSelectionMail, { class: 'mail', whenDead: tellUndelivered }),
  // The links of what ran out are forgotten; what the buyer said stays with the demand.
  registerJob(
    'selection.expiry',
    async (_, { db, now }) => {
      const over = db
        .selectFrom('selection')
        .select('id')
        .where('expires_at', '<', new Date(now().getTime() - DAY))
      await db.deleteFrom('selection_link').where('selection_id', 'in', over).execute()
    },
    { everyMinutes: 60 },
  ),
]
