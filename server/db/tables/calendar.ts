import type { Generated } from 'kysely'

/** Tables of the tag `calendar` (0049_calendar.sql, 0057_google_calendar.sql). */
export interface CalendarTables {
  calendar_feed: {
    user_id: string
    /** SHA-256 of the token in the address. */
    token_hash: Buffer
    created_at: Date
    read_at: Date | null
  }
  google_calendar: {
    user_id: string
    agency_id: string
    email: string
    /** AES-256-GCM (server/ports/calendar/seal.ts). */
    refresh_token: Buffer
    state: 'active' | 'stopped' | 'ending'
    sync_token: string | null
    /** Events of Google that the diary cannot hold. */
    left_out: Generated<number>
    connected_at: Date
    synced_at: Date | null
    busy_until: Date | null
  }
  google_consent: {
    state_hash: Buffer
    user_id: string
    verifier: string
    created_at: Date
  }
}
