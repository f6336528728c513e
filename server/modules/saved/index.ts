export { countSavers } from './count.ts'
export { jobs } from './jobs.ts'
export { handlers } from './saved.handlers.ts'
export { tellSavers } from './tell.ts'
