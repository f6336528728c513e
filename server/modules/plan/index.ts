/** The door of module plan; README.md says what stands behind it. */
export { handlers, toPlan } from './plan.handlers.ts'
export { editionOn, freeOf, planIn, setEdition, type Edition, type PlanDoc } from './edition.ts'
export { readPlans, type PlansFile } from './read-plans.ts'
export {
  hasRoom,
  limitIn,
  limitOf,
  limitsOf,
  marketFeeOf,
  refuseOver,
  registerUse,
  rowOf,
  standingOf,
  usedOf,
  type LimitKey,
  type Stands,
} from './limit.ts'
export { STAGE_DAYS, stageOf, type SubscriptionRow } from './standing.ts'
