import { registerJob } from '../../jobs/index.ts'
import { forgetOld } from './ledger/forget.ts'
import { verifyAll } from './ledger/verify.ts'
import { RECORD, recordLater, type Later } from './record.ts'

const DAY = 24 * 60

export const jobs = [
  registerJob<Later>(RECORD, recordLater),
  registerJob('introduction.verify', async (_payload, deps) => verifyAll(deps), {
    everyMinutes: DAY,
  }),
  registerJob('introduction.forget', async (_payload, deps) => forgetOld(deps), {
    everyMinutes: DAY,
  }),
]
