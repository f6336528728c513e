import type { Generated } from 'kysely'
import type {
  Language,
  SearchChannel,
  SearchFrequency,
  StoredQuery,
} from '../../../generated/model/index.ts'

/** Tables of the tag `search` (0014_saved.sql, 0517_search_held.sql). */
export interface SearchTables {
  saved_search: {
    id: string
    user_id: string | null
    email: string | null
    name: string
    query: StoredQuery
    frequency: SearchFrequency
    channels: SearchChannel[]
    language: Language
    paused: Generated<boolean>
    confirmed_at: Date | null
    consent_text: string | null
    consent_at: Date | null
    last_run_at: Date | null
    seen_at: Date
    created_at: Date
    deleted_at: Date | null
  }
  saved_search_place: {
    search_id: string
    op: number
    place: number
    price_min: number
    price_max: number
  }
  search_hit: {
    search_id: string
    listing_id: string
    price: number
    price_before: number | null
    at: Date
    told_at: Date | null
    mailed_at: Date | null
  }
  search_held: {
    search_id: string
    listing_id: string
    op: number
    price_before: number | null
    at: Date
    told_at: Date | null
  }
  search_link: {
    token_hash: Buffer
    search_id: string
    expires_at: Date
  }
}
