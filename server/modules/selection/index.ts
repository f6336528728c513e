/** The door of module selection: homes sent to a buyer, on a page of their own. */
export { selectionPart } from './person-part.ts'
export { jobs } from './jobs.ts'
export { reactionPlugin } from './reaction.plugin.ts'
export { restoreSelection } from './restore.ts'
export { handlers } from './selection.handlers.ts'
