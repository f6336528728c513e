/** The door of module price. */
export { handlers } from './price.handlers.ts'
