import type { Generated } from 'kysely'

/** Tables of the tag `live` (0012_live.sql). */
export interface LiveTables {
  live_head: {
    user_id: string
    seq: number
  }
  live_event: {
    user_id: string
    seq: number
    type: string
    data: unknown
    at: Generated<Date>
  }
}
