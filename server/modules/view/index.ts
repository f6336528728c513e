/** The door of module view: nobody else needs to know of views. */
export { handlers } from './view.handlers.ts'
