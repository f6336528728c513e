import { registerJob } from '../../jobs/index.ts'
import { forgetNotifications } from './notification.repository.ts'
import { push, PUSH_JOB } from './push.ts'

export const jobs = [
  registerJob(PUSH_JOB, push, { class: 'pushes' }),
  registerJob('notification.forget', (_, deps) => forgetNotifications(deps.db, deps.now()), {
    everyMinutes: 1440,
  }),
]
