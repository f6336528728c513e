import { registerJob } from '../../jobs/index.ts'
import { revokeGoogle } from './google/end.ts'
import { REVOKE, SYNC } from './google/names.ts'
import { syncEverybody, syncGoogle } from './google/sync.ts'

export const jobs = [
  registerJob(SYNC, syncGoogle, { class: 'calendars' }),
  registerJob(REVOKE, revokeGoogle, { class: 'calendars' }),
  registerJob('calendar.google-turn', syncEverybody, { everyMinutes: 5 }),
]
