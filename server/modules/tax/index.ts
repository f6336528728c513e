/** The door of module tax; README.md says what stands behind it. */
export { countReceived, type Days, type Received } from './received.ts'
export { handlers } from './tax.handlers.ts'
