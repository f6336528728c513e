export { jobs } from './jobs.ts'
export { handlers } from './report.handlers.ts'
