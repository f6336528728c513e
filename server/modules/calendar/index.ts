/** The door of module calendar; README.md says what each does. */
import { getUser, onDenied, onLeft, onTaken } from '../user/index.ts'
import { endFeed } from './calendar.service.ts'
import { endMadeSince } from './denied.ts'
import { endConnectionIn } from './google/end.ts'

export { handlers } from './calendar.handlers.ts'
export { agencyCalendar } from './feed.ts'
export { feedPlugin } from './feed.plugin.ts'
export { jobs } from './jobs.ts'

// Of who is let go the address ends, so that it opens nothing when they come back; who only gave
// things away keeps theirs.
onLeft(async (trx, userId) => {
  if (!(await getUser(trx, userId))?.active) await endFeed(trx, userId)
})

// A feed's address and a connection to Google were given to whoever made the account.
onTaken(async (trx, userId, { deps }) => {
  await endFeed(trx, userId)
  await endConnectionIn(trx, deps, userId)
})

onDenied(endMadeSince)
