import { registerJob } from '../../jobs/index.ts'
import { forgetNotifications } from './notification.repository.ts'

export const jobs = [registerJob('notification.forget', (_, deps) => forgetNotifications(deps.db, deps.now()), { everyMinutes: 1440 })]
