/** The door of module key; README.md says what a key is. */
import './leaving.ts'

export { handlers } from './key.handlers.ts'
export { jobs } from './jobs.ts'
export { heldSession, resolveSession, sessionOfKey, sessionOfSecret } from './session.ts'
