import { registerJob } from '../../jobs/index.ts'
import { forgetOrders } from './print.repository.ts'
import { LINK_DAYS } from './print.service.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob(
    'print.forget',
    (_, { db, now }) => forgetOrders(db, new Date(now().getTime() - (LINK_DAYS + 1) * 86_400_000)),
    { everyMinutes: 1440 },
  ),
]
