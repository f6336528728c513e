import * as course from './modules/course/index.ts'
import * as enrolment from './modules/enrolment/index.ts'
import * as market from './modules/market/index.ts'
import * as order from './modules/order/index.ts'
import * as invoice from './modules/invoice/index.ts'
import * as operator from './modules/operator/index.ts'
import * as payment from './modules/payment/index.ts'
import * as plan from './modules/plan/index.ts'
import * as referral from './modules/referral/index.ts'
import * as subscription from './modules/subscription/index.ts'
import type { JobDefinition } from './jobs/index.ts'

/** Handlers of the rooms of commerce: one line per module, as in app.ts. */
export const handlers = {
  ...course.handlers,
  ...enrolment.handlers,
  ...market.handlers,
  ...order.handlers,
  ...referral.handlers,
  ...invoice.handlers,
  ...plan.handlers,
  ...subscription.handlers,
  ...operator.handlers,
  ...payment.handlers,
}

/**
 * Where a certificate is looked up, where the payment service says what became of a card, and where
 * an owner says yes or no to a referral.
 */
export const plugins = [
  enrolment.certificatePlugin,
  enrolment.lessonPlugin,
  payment.hooksPlugin,
  referral.ownerPlugin,
]

/** Their kinds of job. */
export const jobs: JobDefinition[] = [
  ...course.jobs,
  ...invoice.jobs,
  ...operator.jobs,
  ...order.jobs,
  ...payment.jobs,
  ...referral.jobs,
  ...subscription.jobs,
]
