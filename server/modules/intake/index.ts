import './person-part.ts'

export { handlers } from './intake.handlers.ts'
export { jobs } from './jobs.ts'
