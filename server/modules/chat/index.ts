export { handlers } from './chat.handlers.ts'
export { jobs } from './jobs.ts'
