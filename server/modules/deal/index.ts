/** The door of module deal; README.md says what stands behind it. */
import './own-texts.ts'

export { handlers } from './deal.handlers.ts'
export { divide } from './money.ts'
