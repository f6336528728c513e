import type { LocalizedLine } from '../../../generated/model/index.ts'

/** Tables of the tag `seen` (0015_figures.sql). */
export interface SeenTables {
  seen_home: {
    id: string
    user_id: string
    listing_id: string
    title: LocalizedLine
    /** EUR cents. */
    price: number | null
    times: number
    seen_at: Date
  }
  seen_pause: { user_id: string }
}
