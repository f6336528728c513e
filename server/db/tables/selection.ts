import type {
  DislikeReason,
  Language,
  PublicOperation,
  SelectionChannel,
  SelectionReaction,
} from '../../../generated/model/index.ts'

/** Tables of tag `selection` (0033_selection.sql). Money is EUR cents. */
export interface SelectionTables {
  selection: {
    id: string
    agency_id: string
    demand_id: string
    contact_id: string | null
    created_by: string | null
    channel: SelectionChannel
    language: Language
    message: string | null
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    opened_at: Date | null
  }
  selection_link: {
    token_hash: Buffer
    selection_id: string
    /** Who was given it to send on; null: it was mailed. */
    created_by: string | null
  }
  selection_home: {
    selection_id: string
    listing_id: string
    operation: PublicOperation
    position: number
    price_sent: number | null
    seen_at: Date | null
    reaction: SelectionReaction | null
    reason: DislikeReason | null
    text: string | null
    reacted_at: Date | null
  }
}
