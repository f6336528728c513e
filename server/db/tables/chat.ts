import type { Generated } from 'kysely'
import type {
  ChatFileMime,
  ChatHome,
  ChatReportReason,
  ChatSide,
  InboxWhy,
} from '../../../generated/model/index.ts'

/** Tables of the tag `chat` (0013_chat.sql). */
export interface ChatTables {
  chat_thread: {
    id: string
    agency_id: string
    property_id: string
    home: ChatHome
    visitor_id: string
    assigned_to: string | null
    lead_id: string | null
    last_message_id: string | null
    last_date: Date | null
    blocked_at: Date | null
    first_reply_at: Date | null
    search: string
    moved_at: Date
    created_at: Date
    /** Why whoever has it got it. */
    assigned_why: Generated<InboxWhy | null>
    /** The contact the visitor was kept as by hand. */
    contact_id: Generated<string | null>
  }
  chat_message: {
    id: string
    thread_id: string
    sender_id: string
    side: ChatSide
    client_id: string
    text: string
    created_date: Date
    withdrawn_at: Date | null
  }
  chat_file: {
    id: string
    message_id: string
    thread_id: string
    position: number
    file_key: string
    filename: string
    mime: ChatFileMime
    size: number
  }
  chat_member: {
    thread_id: string
    user_id: string
    side: ChatSide
    takes_part: Generated<boolean>
    read_date: Date | null
    mailed_date: Date | null
    present_at: Date | null
    typed_at: Date | null
    muted: Generated<boolean>
    archived: Generated<boolean>
  }
  chat_report: {
    id: string
    thread_id: string
    user_id: string
    reason: ChatReportReason
    note: string | null
    created_at: Date
  }
}
