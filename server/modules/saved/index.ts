import { onTaken } from '../user/index.ts'
import './desk-count.ts'
import { dropShares } from './saved.repository.ts'

export { countSavers } from './count.ts'
export { jobs } from './jobs.ts'
export { handlers } from './saved.handlers.ts'
export { notifySavers } from './notices.ts'

// Whoever was given the address of a list goes on reading it, so it ends with the account's keys.
onTaken(dropShares)
