/** The door of module tax; README.md says what stands behind it. */
export { handlers } from './tax.handlers.ts'
