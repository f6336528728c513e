/** How long typing must rest before a list is searched, ms: longer than between two letters of a word, too short to be felt as a pause. */
export const SEARCH_REST_MS = 120
