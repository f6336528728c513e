import type { Generated } from 'kysely'
import type {
  ListingLocation,
  PublicationReason,
  PublicationSendWaits,
  PublicationState,
  PublicOperation,
} from '../../../generated/model/index.ts'

/** A remark on a home for a channel, worded when it is read. */
export interface StoredIssue {
  /** Words at `issue.<rule>`. */
  rule: string
  /** Path of our field. */
  field: string
  foreign: string
  value: string | null
  severity: 'error' | 'warning'
}

/** As much of a shown home as says what of it an agency may keep back later. */
export interface StoredTold {
  location: ListingLocation
  /** Operations of which some sum is told. */
  priced: PublicOperation[]
  /** Ends of the addresses of its pictures, which are made of their contents. */
  photos: string[]
  /** A number to call is told. */
  called: boolean
  /** Who looks after it, by name. */
  agent: string | null
  /** Its prices of before, or since when it is on the market; absent: nobody noted it. */
  past?: boolean
  /** That one agency alone has it. */
  exclusive?: boolean
}

/** Table of the tag `publication` (0098, 0100, 0135_told_by_channels.sql,
 * 0165_announced_and_maps.sql). */
export interface PublicationTables {
  publication: {
    integration_id: string
    property_id: string
    wanted: boolean | null
    state: Generated<PublicationState>
    reason: PublicationReason | null
    fragment: string | null
    hash: string | null
    rev: Generated<number>
    issues: Generated<StoredIssue[]>
    quality: Generated<number>
    out_since: Date | null
    changed_at: Date | null
    left_at: Date | null
    told: StoredTold | null
    /** What webhooks were told last; null: nothing since it left. */
    announced: Generated<'published' | 'failed' | null>
  }
  publication_push: {
    integration_id: string
    property_id: string
    waits: Generated<PublicationSendWaits>
    rank: Generated<number>
    wanted_hash: string | null
    sent_hash: string | null
    sent_price: string | null
    begun: Generated<boolean>
    there: Generated<boolean>
    there_since: Generated<Date | null>
    tries: Generated<number>
    next_at: Date | null
    status: number | null
    answer: string | null
    taken_until: Date | null
    narrower: Generated<boolean>
  }
}
