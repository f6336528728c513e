import { registerJob } from '../../jobs/index.ts'
import { revokeGoogle } from './google/end.ts'
import { REVOKE, SYNC } from './google/names.ts'
import { syncEverybody, syncGoogle } from './google/sync.ts'

export const jobs = [
  registerJob(SYNC, syncGoogle, { class: 'outside' }),
  registerJob(REVOKE, revokeGoogle, { class: 'outside' }),
  registerJob('calendar.google-turn', syncEverybody, { everyMinutes: 5 }),
]
