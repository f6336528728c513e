/** The door of module price. */
export { handlers } from './price.handlers.ts'
export { changePrice } from './price.service.ts'
