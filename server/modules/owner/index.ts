/** The door of module owner; README.md says what stands behind it. */
import './person-part.ts'
import './taken.ts'

export { jobs } from './jobs.ts'
export { handlers } from './owner.handlers.ts'
export { ownerPlugin } from './owner.plugin.ts'
