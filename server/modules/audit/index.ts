/** The door of module audit; README.md says what a line is. */
export { handlers } from './audit.handlers.ts'
export { jobs } from './jobs.ts'
export { runAudit } from './command.ts'
