import { registerJob } from '../../jobs/index.ts'
import { forgetEvents } from '../../live/index.ts'

export const jobs = [
  registerJob('live.forget', (_, deps) => forgetEvents(deps.db, deps.now()), { everyMinutes: 60 }),
]
