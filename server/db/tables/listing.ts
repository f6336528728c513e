import type { Generated } from 'kysely'
import type {
  Listing,
  ListingCard,
  ListingTrust,
  PricePoint,
  PublicOperation,
} from '../../../generated/model/index.ts'

/** Tables of the tag `listing` (0004_listing.sql). Only server/modules/listing writes them. */
export interface ListingTables {
  listing: {
    id: string
    agency_id: string
    agent_id: string | null
    state: 'active' | 'gone'
    public: Listing
    /** By operation; `isNew` is computed when read. */
    cards: Record<string, ListingCard>
    prices: Generated<PricePoint[]>
    published_at: Date
    /** Digests of what the same home at another agency shares (twins/marks.ts). */
    marks: Generated<number[]>
    cadastral: number | null
    /** The homes that are one; null alone. */
    grp: string | null
    completeness: Generated<number>
    withdrawn_at: Date | null
    /** What it showed, where less of it is shown by now (0516_listing_last_shown.sql). */
    last_shown: Generated<Listing | null>
    /** What was checked of it (0415_trust.sql); null: nobody has looked yet. */
    trust: Generated<ListingTrust | null>
    updated_at: Generated<Date>
  }
  listing_search: {
    id: string
    op: number
    bucket: number
    type: number
    subtype: number
    energy: number
    condition: number
    beds: number
    baths: number
    muni: number
    town: number
    postal: number
    area: number
    ppm2: number
    feat: number
    price: number
    geo: number
    published_at: Date
    agency_id: string
    tsv: string
    /** Blanks, so that tsv lies out of line (0010_listing_words.sql). */
    pad: Generated<string>
  }
  /** Search rows of homes off the site, as they were last shown (0348_listing_gone.sql). */
  listing_gone: {
    id: string
    op: number
    type: number
    subtype: number
    condition: number
    beds: number
    baths: number
    muni: number
    feat: number
    price: number
    geo: number
    withdrawn_at: Date
  }
  /**
   * By which contract was drawn all that follows from stored documents, public homes among it
   * (0088_listing_contract.sql, server/redraw): one row.
   */
  listing_contract: {
    id: number
    hash: string
    /** Servers of another contract lived meanwhile. */
    mixed: Generated<boolean>
  }
  /**
   * How fast an agent answers enquiries (0018_report.sql); written through the door by module lead.
   */
  listing_reply: {
    user_id: string
    minutes: number
    answered: number
    counted_at: Date
  }
  listing_text_sample: {
    id: string
    tsv: string
    pad: Generated<string>
  }
  /** What became of homes in public; written with the change, taken by the alerts. */
  listing_news: {
    id: string
    listing_id: string
    kind: 'new' | 'lowered' | 'gone'
    operation: PublicOperation | null
    price_before: number | null
    at: Generated<Date>
  }
}
