import { registerJob } from '../../jobs/index.ts'
import { APPLY, applyEvents } from './events.ts'
import { payOut } from './payout.ts'
import { reconcileByClock } from './reconcile.ts'
import { SETTLE, settle } from './settle.ts'

const DAILY = 1440

export const jobs = [
  registerJob<{ orderId: string }>(SETTLE, ({ orderId }, deps) => settle(deps, orderId), {
    class: 'money',
  }),
  registerJob<{ object: string }>(APPLY, ({ object }, deps) => applyEvents(deps, object), {
    class: 'money',
  }),
  registerJob('payment.payout', (_payload, deps) => payOut(deps), {
    everyMinutes: DAILY,
    class: 'payouts',
  }),
  registerJob('payment.reconcile', (_payload, deps) => reconcileByClock(deps), {
    everyMinutes: DAILY,
    class: 'payouts',
  }),
]
