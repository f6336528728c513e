/** The door of module subscription; README.md says what stands behind it. */
import { onInvoicePaid } from '../invoice/index.ts'
import { ABOUT, noteOwed } from './billing.ts'

export { billingOf } from './billing.ts'
export { handlers } from './subscription.handlers.ts'
export { jobs } from './jobs.ts'
export { applyPlans, PLANS_USAGE, runPlans } from './command.ts'
export { changeSubscription, previewSubscription } from './change.service.ts'
export { listSubscriptions } from './all.service.ts'
export { refundAgain, refundSettled, refusedRefunds } from './card/back.ts'
export { bookedPlans, hearPlan } from './card/told.ts'
export { planCards, settleCard } from './card/settle.ts'
export { onTrimHomes, type Trim } from './market.ts'
export { turnAll } from './turn.ts'

// Whoever pays goes on at once, whatever had stopped.
onInvoicePaid(ABOUT, (trx, { about_id }) => noteOwed(trx, about_id))
