/** Table of the tag `calendar` (0049_calendar.sql). */
export interface CalendarTables {
  calendar_feed: {
    user_id: string
    /** SHA-256 of the token in the address. */
    token_hash: Buffer
    created_at: Date
    read_at: Date | null
  }
}
