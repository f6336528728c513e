/** The door of module offer; README.md says what stands behind it. */
export { jobs } from './jobs.ts'
export { handlers } from './offer.handlers.ts'
