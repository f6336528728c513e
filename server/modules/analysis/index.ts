/** The door of module analysis; README.md says what stands behind it. */
export { handlers } from './analysis.handlers.ts'
export { restoreCost } from './costs.service.ts'
export { jobs } from './jobs.ts'
