import { registerJob } from '../../jobs/index.ts'
import { WEIGH } from './due.ts'
import { FILL, fill } from './fill.ts'
import { tellDue } from './tell.ts'
import { weighDue } from './weigh.ts'

export const jobs = [
  registerJob(WEIGH, (_, deps) => weighDue(deps)),
  registerJob('match.rest', (_, deps) => weighDue(deps), { everyMinutes: 5 }),
  registerJob('match.due', (_, deps) => tellDue(deps), { everyMinutes: 15 }),
  registerJob(FILL, fill),
]
