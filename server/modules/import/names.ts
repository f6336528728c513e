/** Kinds of job of this room. */
export const RUN = 'import.run'
export const UNDO = 'import.undo'
export const PICTURES = 'import.pictures'
