import { registerJob } from '../../jobs/index.ts'
import { checkChains } from './check.ts'
import { sendAll } from './send.ts'

const DAY_MINUTES = 24 * 60

/** Jobs of this room. */
export const jobs = [
  registerJob('fiscal.send', (_, deps) => sendAll(deps), { everyMinutes: 1, class: 'authority' }),
  registerJob('fiscal.verify', (_, deps) => checkChains(deps), { everyMinutes: DAY_MINUTES }),
]
