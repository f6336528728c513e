/** The door of module valuation. */
export { handlers } from './valuation.handlers.ts'
export { positionsOf, type Position } from './position.repository.ts'
export { jobs } from './jobs.ts'
