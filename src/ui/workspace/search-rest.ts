/**
 * How long typing must rest before a list is searched, ms: longer than between two letters of a
 * word, too short to be felt as a pause.
 */
export const SEARCH_REST_MS = 120

/**
 * Whether one search is the other with letters more or less: they replace each other in the
 * history, so that one step back leaves the search.
 */
export const isTyping = (before: string, next: string): boolean =>
  before !== '' && next !== '' && next !== before
