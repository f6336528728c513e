/** The door of module fee; README.md says what stands behind it. */
export { handlers } from './fee.handlers.ts'
import './person-part.ts'
