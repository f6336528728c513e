/**
 * The door of the public read model: module `property` calls these inside its write transaction.
 */
export type { ListingSource } from './source.ts'
export {
  isOffered,
  moveListing,
  narrowListing,
  syncListing,
  syncListings,
  withdrawListing,
} from './listing.service.ts'
export { onAgencyResynced, pagesChanged, resyncAgency, resyncAgent } from './resync.ts'
export { handlers } from './listing.handlers.ts'
export { jobs } from './jobs.ts'
export {
  askedAbout,
  findAnyListing,
  findListings,
  findPrices,
  findPublicListing,
  groupOf,
  saveReplyTimes,
  type ReplyTime,
} from './listing.repository.ts'
export { toListing as publicView } from './projection/listing.ts'
import './search/place-counts.ts'
export { checkSearch, findCards, runSearch, type Found, type Run } from './stored-search.ts'
export { CONDITION, FEATURE, SUBTYPE, TYPE } from './codes.ts'
export { advertisedHomes, homesAround, type AdvertisedHome, type Wanted } from './advertised.ts'
export { priceFifths, pricedCounts, type Kind, type PricedCount } from './priced.ts'
export { factsOf, type SearchFacts } from './projection/search-row.ts'
export { forgetLongGone } from './gone.ts'
export { listedNames, placeLine, townCode } from './projection/location.ts'
export { streetWords } from './projection/street-words.ts'
export { tellsNumber } from './projection/location.ts'
export { tellsLess, toldOf } from './projection/told.ts'
export { shownPlace } from './projection/shown-place.ts'
export { homesOnSite, isDoorTold, saveTrust, trustOf } from './trust.ts'
export { sitemapPlugin } from './sitemap/sitemap.plugin.ts'
export { mailedCards, mailedHome } from './mailed.ts'
export { hushNews, takeNews, waitingNews, type News } from './news.ts'
export {
  markOf,
  marketRows,
  ON_REQUEST,
  priceKey,
  storedCards,
  whichFit,
  type MarketRow,
  type SearchMark,
  type StoredCard,
} from './wanted.ts'
export { findAmong } from './search/among.ts'
export { ORDER as SEARCH_ORDER } from './search/order.ts'
export { circleRing, reach } from './search/near.ts'
export { MOST_CORNERS, readRing, writeRing, type Fault, type Ring } from './search/shape.ts'
export {
  activeAmong,
  agenciesOf,
  agencyHashes,
  agencyMarket,
  type Market,
  type Offered,
  agencyPlaces,
  isOfAgency,
  publicHomeIds,
  shownAmong,
} from './of-agency.ts'
