/** The clock of the islands, whatever zone the browser stands in. */
export const ZONE = 'Europe/Madrid'
