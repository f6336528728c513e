import type { Generated } from 'kysely'
import type {
  PublicationReason,
  PublicationSendWaits,
  PublicationState,
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

/** Table of the tag `publication` (0098_channels_out.sql, 0100_sending.sql,
 * 0165_told_and_maps.sql). */
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
    /** What webhooks were told last; null: nothing since it left. */
    told: Generated<'published' | 'failed' | null>
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
  }
}
