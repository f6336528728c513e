import { registerJob } from '../../jobs/index.ts'
import { expireReferrals } from './expire.ts'
import { sweepProofs } from './forget.ts'
import { OPERATOR_MAIL, OWNER_MAIL, PROOF_DROP } from './job-kinds.ts'
import { mailOwner, tellUnreached } from './owner/mail.ts'
import { mailOperator, remindAgencies } from './remind.ts'

export const jobs = [
  registerJob(OWNER_MAIL, mailOwner, { class: 'mail', whenDead: tellUnreached }),
  registerJob(OPERATOR_MAIL, mailOperator, { class: 'mail' }),
  registerJob<{ key: string }>(PROOF_DROP, ({ key }, { files }) => files.remove(key), {
    class: 'files',
  }),
  registerJob('referral.expire', (_payload, deps) => expireReferrals(deps), { everyMinutes: 60 }),
  registerJob('referral.remind', (_payload, deps) => remindAgencies(deps), { everyMinutes: 1440 }),
  registerJob('referral.sweep', async (_payload, deps) => void (await sweepProofs(deps)), {
    everyMinutes: 1440,
  }),
]
