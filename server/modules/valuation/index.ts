/** The door of module valuation. */
export { FAMILIES, type Family } from './family.ts'
export { OPERATIONS } from './fit.service.ts'
export { handlers } from './valuation.handlers.ts'
export { positionsOf, type Position } from './position.repository.ts'
export { jobs } from './jobs.ts'
