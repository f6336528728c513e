export { jobs } from './jobs.ts'
export { handlers } from './live.handlers.ts'
