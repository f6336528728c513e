import type { Generated } from 'kysely'
import type { PublicOperation } from '../../../generated/model/index.ts'

/** Tables of the tag `saved` (0014_saved.sql). */
export interface SavedTables {
  saved_folder: {
    id: string
    user_id: string
    name: string
    created_at: Generated<Date>
  }
  saved_home: {
    user_id: string
    listing_id: string
    operation: PublicOperation
    price_saved: number | null
    told_price: number | null
    told_gone: Generated<boolean>
    note: string | null
    rating: Generated<number>
    folder_id: string | null
    alerts: Generated<boolean>
    saved_at: Date
    removed_at: Date | null
  }
  saved_share: {
    id: string
    user_id: string
    folder_id: string | null
    token_hash: Buffer
    created_at: Date
    expires_at: Date | null
  }
}
