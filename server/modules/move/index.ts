/** The door of module move; README.md says what stands behind it. */
import './person-part.ts'

export { jobs } from './jobs.ts'
export { handlers } from './move.handlers.ts'
