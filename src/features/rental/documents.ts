/** As large as a document may be, in bytes; the server says so, too. */
export const MAX_BYTES = 15_000_000
/** What a browser offers to choose from. */
export const ACCEPTED = '.pdf,image/jpeg,image/png'
