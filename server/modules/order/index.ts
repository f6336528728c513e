/** The door of module order; README.md says what stands behind it. */
export { handlers } from './order.handlers.ts'
export { jobs } from './jobs.ts'
export { commands } from './operator.ts'
export { salesUnderWay } from './under-way.ts'
