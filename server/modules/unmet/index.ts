/** The door of module unmet; README.md says what stands behind it. */
export { handlers } from './unmet.handlers.ts'
export { jobs } from './jobs.ts'
