import type { Generated, GeneratedAlways } from 'kysely'
import type {
  ContactMethod,
  InboxFile,
  InboxKind,
  InboxOutcome,
  InboxRefused,
  InboxRules,
  InboxSide,
  InboxWhy,
  LeadProperty,
  SpokenLanguage,
} from '../../../generated/model/index.ts'

/** What a message has beside its text. */
export interface InboxDetail {
  why?: InboxWhy
  refused?: InboxRefused[]
  outcome?: InboxOutcome
}

/** What an agency decided about what comes in. */
export type InboxRulesDoc = Pick<InboxRules, 'rules' | 'fallbackTo' | 'clock'>

/** Tables of the tag `inbox` (0050_inbox.sql, 0063_inbox_file.sql). */
export interface InboxTables {
  inbox_thread: {
    id: string
    agency_id: string
    kind: InboxKind
    lead_id: string | null
    chat_id: string | null
    contact_id: string | null
    property_id: string | null
    home: LeadProperty | null
    first_name: string
    last_name: string | null
    email: string | null
    phone: string | null
    language: SpokenLanguage | null
    preferred: ContactMethod | null
    subject: string | null
    /** The part of the reply address that nobody can guess. */
    reply_key: string
    assigned_to: string | null
    created_by: string | null
    moved_at: Date
    last_text: Generated<string>
    last_side: Generated<InboxSide>
    last_in_at: Date | null
    waiting_since: Date | null
    /** Until then nothing needs an answer: somebody said so. */
    settled_at: Date | null
    archived_at: Date | null
    discarded: Generated<boolean>
    closed: GeneratedAlways<boolean>
    search: string
    created_at: Date
  }
  inbox_message: {
    id: string
    thread_id: string
    at: Date
    kind: 'mail' | 'call' | 'whatsapp' | 'note' | 'assigned'
    side: InboxSide
    by_user: string | null
    subject: string | null
    text: string
    quoted: string | null
    from_address: string | null
    answers: Generated<boolean>
    delivery: 'waiting' | 'retrying' | 'sent' | 'failed' | null
    detail: Generated<InboxDetail>
    client_id: string | null
    /** Message-ID of a mail that came in. */
    mail_id: string | null
  }
  inbox_file: {
    id: string
    message_id: string
    thread_id: string
    position: number
    file_key: string
    filename: string
    mime: InboxFile['mime']
    /** Bytes. */
    size: number
  }
  inbox_member: {
    thread_id: string
    user_id: string
    takes_part: Generated<boolean>
    muted: Generated<boolean>
    read_at: Date | null
  }
  inbox_rule: {
    agency_id: string
    doc: InboxRulesDoc
    turns: Generated<Record<string, string>>
    version: Generated<number>
  }
}
