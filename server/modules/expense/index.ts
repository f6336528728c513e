/** The door of module expense. */
export { handlers } from './expense.handlers.ts'
