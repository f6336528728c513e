/** The door of the public read model: module `property` calls these inside its write transaction. */
export type { ListingSource } from './source.ts'
export { syncListing, syncListings, withdrawListing } from './listing.service.ts'
export { resyncAgency, resyncAgent } from './resync.ts'
export { handlers } from './listing.handlers.ts'
export { jobs } from './jobs.ts'
export { findAnyListing, findPublicListing, saveReplyTimes, type ReplyTime } from './listing.repository.ts'
export { countPlaces, type PlaceCount } from './search/place-counts.ts'
export { checkSearch, findCards, runSearch, type Found, type Run } from './stored-search.ts'
