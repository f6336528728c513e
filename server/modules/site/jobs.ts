import { registerJob } from '../../jobs/index.ts'
import { checkDue } from './domain/check.service.ts'
import { forgetHosts } from './domain/domain.repository.ts'
import { HOST_MAIL, mailHost, type HostNews } from './domain/tell.ts'
import { mailSuspension, SUSPENSION_MAIL, type SuspensionMail } from './operator.ts'
import { forgetOldReads } from './figures/reads.ts'
import { REPORT_MAIL, mailReport, type ReportMail } from './report/mail.ts'
import { tellMonth } from './report/due.ts'
import { sweepPictures } from './picture/unused.ts'
import { dropOldSteps, dropOldVersions } from './publish/retention.ts'

/** Pictures that nothing shows, and domains that were given up, go after so long. */
const KEPT_MS = 30 * 86_400_000

export const jobs = [
  registerJob('site.domains', async (_payload, deps) => checkDue(deps), {
    everyMinutes: 1,
    class: 'domains',
  }),
  registerJob<{ id: string; news: HostNews }>(HOST_MAIL, mailHost, { class: 'mail' }),
  registerJob<SuspensionMail>(SUSPENSION_MAIL, mailSuspension, { class: 'mail' }),
  registerJob(
    'site.sweep',
    async (_payload, { db, now }) => {
      const before = new Date(now().getTime() - KEPT_MS)
      await dropOldSteps(db, now())
      await dropOldVersions(db, now())
      await sweepPictures(db, before)
      await forgetHosts(db, before)
    },
    { everyMinutes: 1440 },
  ),
  registerJob('site.report', async (_payload, deps) => tellMonth(deps), { everyMinutes: 1440 }),
  registerJob<ReportMail>(REPORT_MAIL, mailReport, { class: 'news' }),
  registerJob('site.figures', (_, { db, now }) => forgetOldReads(db, now()), {
    everyMinutes: 1440,
  }),
]
