/** Kinds of job of this room. */
export const RUN = 'import.run'
export const UNDO = 'import.undo'
export const FETCH = 'import.fetch'
export const DUE = 'import.due'
export const LAB = 'import.lab'
export const LABS = 'import.labs'
export const SAME = 'import.same'
export const PICTURES = 'import.pictures'
export const FILES = 'import.files'

/** Days in which the newest run can be undone, and for which its file is kept. */
export const UNDO_DAYS = 30

/** Milliseconds of a day. */
export const DAY = 86_400_000
