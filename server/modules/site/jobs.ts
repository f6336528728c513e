import { registerJob } from '../../jobs/index.ts'
import { checkDue } from './domain/check.service.ts'
import { forgetHosts } from './domain/domain.repository.ts'
import { HOST_MAIL, mailHost, type HostNews } from './domain/tell.ts'
import { mailSuspension, SUSPENSION_MAIL, type SuspensionMail } from './operator.ts'

const KEPT_MS = 30 * 86_400_000

export const jobs = [
  registerJob('site.domains', async (_payload, deps) => checkDue(deps), {
    everyMinutes: 1,
    class: 'outside',
  }),
  registerJob<{ id: string; news: HostNews }>(HOST_MAIL, mailHost, { class: 'mail' }),
  registerJob<SuspensionMail>(SUSPENSION_MAIL, mailSuspension, {
    class: 'mail',
  }),
  registerJob(
    'site.forget-domains',
    async (_payload, { db, now }) => forgetHosts(db, new Date(now().getTime() - KEPT_MS)),
    { everyMinutes: 24 * 60 },
  ),
]
