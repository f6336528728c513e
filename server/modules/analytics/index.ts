export { handlers } from './analytics.handlers.ts'
export { jobs } from './jobs.ts'
export { propertyFigures } from './analytics.service.ts'
