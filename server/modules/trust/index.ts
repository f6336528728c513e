/** The door of module trust; README.md says what it does. */
import './watch.ts'

export { handlers } from './trust.handlers.ts'
export { jobs } from './jobs.ts'
