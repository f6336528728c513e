import type { Generated } from 'kysely'
import type {
  Island,
  MarketCategory,
  MarketPublicationInput,
  MarketPublicationStatus,
  SellerData,
} from '../../../generated/model/index.ts'

/** What is stored of a publication: its form without the version. */
export type MarketDoc = Omit<MarketPublicationInput, 'version'>

/** Tables of the tag `market` (0285_market.sql); money in EUR cents. */
export interface MarketTables {
  seller: {
    id: string
    /** A SERVICE, or null where the seller is an agency. */
    user_id: string | null
    agency_id: string | null
    doc: SellerData
    /** Sealed for this row. */
    iban: Generated<Buffer | null>
    iban_end: Generated<string | null>
    /** Of the municipality they start from. */
    lat: Generated<number | null>
    lon: Generated<number | null>
    /** Orders they called off after accepting. */
    strikes: Generated<number>
    suspended_at: Generated<Date | null>
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  market_item: {
    id: string
    seller_id: string
    state: Generated<MarketPublicationStatus>
    category: MarketCategory
    doc: MarketDoc
    islands: Island[]
    /** Slugs of municipalities; none: the islands whole. */
    places: string[]
    /** The least it costs; null by quotation. */
    price_from: number | null
    lead_days: number
    reject_reason: Generated<string | null>
    /** Paused, and unchanged since the operator looked at it. */
    is_looked: Generated<boolean>
    rating_sum: Generated<number>
    rating_count: Generated<number>
    orders: Generated<number>
    views: Generated<number>
    search: string
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  market_picture: {
    item_id: string
    hash: string
    position: number
    at: Date
  }
  market_report: {
    item_id: string
    user_id: string
    text: string
    at: Date
  }
  seller_time: {
    order_id: string
    seller_id: string
    starts_at: Date
    ends_at: Date
    lat: number | null
    lon: number | null
  }
}
