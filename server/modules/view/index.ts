/** The door of module view: nobody else needs to know of views. */
import './own-texts.ts'

export { handlers } from './view.handlers.ts'
export { restoreView } from './restore.ts'
