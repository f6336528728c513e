/** Asks the other program, one lane of a move. */
export const FETCH = 'move.fetch'
/** Fetches photos, which nobody counts but us. */
export const PHOTO = 'move.photo'
/** Makes homes and contacts of what was read. */
export const APPLY = 'move.apply'
/** Takes a move back. */
export const UNDO = 'move.undo'
/** Tells who started it. */
export const MAIL = 'move.mail'
/** Wakes what was left lying, erases keys and what was read. */
export const WAKE = 'move.wake'
