/** The door of module webhook; README.md says what a webhook is. */
export { isTold } from './record.ts'
export { handlers } from './webhook.handlers.ts'
export { jobs } from './jobs.ts'
