/** Writes a takeout down. */
export const COLLECT = 'takeout.collect'
/** Tells people of it. */
export const MAIL = 'takeout.mail'
/** Removes what was written down for one that has ended. */
export const REMOVE = 'takeout.remove'
/** Brings a takeout in, or takes away again what it brought. */
export const IMPORT = 'takeout.import'
