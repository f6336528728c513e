export { handlers } from './seen.handlers.ts'
export { jobs } from './jobs.ts'
