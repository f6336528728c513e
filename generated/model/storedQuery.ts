
/**
 * A whole search, named and shaped as the query of searchListings (without order and page), to whose schema the server holds it.
 */
export interface StoredQuery {[key: string]: string | number | boolean | string[]}
