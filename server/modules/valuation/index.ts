/** The door of module valuation. */
export { handlers } from './valuation.handlers.ts'
export { jobs } from './jobs.ts'
