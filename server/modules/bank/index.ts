/** The door of module bank; README.md says what stands behind it. */
export { handlers } from './bank.handlers.ts'
