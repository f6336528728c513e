import { registerJob } from '../../jobs/index.ts'
import { forgetCard } from './card/given.ts'
import { FORGET, SETTLE } from './card/job.ts'
import { settleCard, settleCards } from './card/settle.ts'
import { MAIL_JOB, sendMail, type SubscriptionMail } from './mails.ts'
import { turnAll } from './turn.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob('subscription.turn', (_, deps) => turnAll(deps), { everyMinutes: 60 }),
  registerJob<SubscriptionMail>(MAIL_JOB, sendMail, { class: 'news' }),
  registerJob<{ agencyId: string }>(SETTLE, ({ agencyId }, deps) => settleCard(deps, agencyId), {
    class: 'money',
  }),
  registerJob<{ method: string }>(
    FORGET,
    async ({ method }, { payments }) => {
      if (payments) await forgetCard(payments, method)
    },
    { class: 'money' },
  ),
  registerJob('subscription.cards', (_, deps) => settleCards(deps), {
    everyMinutes: 60,
    class: 'plans',
  }),
]
