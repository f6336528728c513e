export { handlers } from './analytics.handlers.ts'
export { jobs } from './jobs.ts'
