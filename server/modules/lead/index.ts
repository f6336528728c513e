export { jobs } from './jobs.ts'
export { handlers } from './lead.handlers.ts'
