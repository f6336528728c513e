export { ANSWER_HOURS, answeredInTime } from './report.repository.ts'
export { jobs } from './jobs.ts'
export { handlers } from './report.handlers.ts'
