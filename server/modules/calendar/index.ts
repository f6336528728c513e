/** The door of module calendar; README.md says what each does. */
import { onTaken } from '../user/index.ts'
import { endFeed } from './calendar.service.ts'
import { endConnectionIn } from './google/end.ts'

export { handlers } from './calendar.handlers.ts'
export { feedPlugin } from './feed.plugin.ts'
export { jobs } from './jobs.ts'

// A feed's address and a connection to Google were given to whoever made the account.
onTaken(async (trx, userId, { deps }) => {
  await endFeed(trx, userId)
  await endConnectionIn(trx, deps, userId)
})
