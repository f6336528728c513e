import type { Lang } from '../../contract/context.ts'
import { registerJob } from '../../jobs/index.ts'
import { endOverdue } from './agreement/ending.ts'
import { INVITE, REFRESH_HOME } from './job-kinds.ts'
import { mailInvitation, tellUninvited } from './mails.ts'
import { refreshAll, refreshHomeLater } from './share/refresh.ts'

export const jobs = [
  registerJob<{ id: string; lang: Lang }>(INVITE, mailInvitation, {
    class: 'mail',
    whenDead: tellUninvited,
  }),
  registerJob<{ id: string }>(REFRESH_HOME, async (payload, deps) =>
    refreshHomeLater(deps, payload),
  ),
  // States only: no home is shown after its agreement's last day, whatever is written.
  registerJob('network.end', async (_payload, deps) => endOverdue(deps), { everyMinutes: 10 }),
  // What no save tells of: mandates that begin or end overnight, names that changed.
  registerJob('network.refresh', async (_payload, deps) => refreshAll(deps), { everyMinutes: 360 }),
]
