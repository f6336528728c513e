import type { Generated } from 'kysely'
import type {
  AgendaColor,
  AgendaKind,
  AgendaReminderChannel,
  AgendaReply,
  AgendaStatus,
  AgendaVisibility,
  GeoPoint,
} from '../../../generated/model/index.ts'

/** What a family of rows was before a change: kept for undo, as the tables have it. */
export interface AgendaSnapshot {
  events: Record<string, unknown>[]
  attendees: Record<string, unknown>[]
  homes: Record<string, unknown>[]
}

/** What another calendar shares of an event: nothing about other people. Instants as ISO texts. */
export interface AgendaCopy {
  title: string
  where: string
  startsAt: string
  endsAt: string
  allDay: boolean
  rrule: string | null
  exdates: string[]
  /** Starts beside the rule; absent in copies older than them. */
  rdates?: string[]
  tentative: boolean
  /**
   * Whether it is kept from who may see the calendar there; absent in copies older than this, and
   * of what was born there, which is as its person has it.
   */
  isPrivate?: boolean
}

/** Tables of the tag `agenda` (0036_agenda.sql). */
export interface AgendaTables {
  agenda_event: {
    id: string
    agency_id: string
    organiser_id: string
    created_by: string | null
    uid: string
    kind: AgendaKind
    title: string
    notes: string | null
    starts_at: Date
    /** Not of it any more. */
    ends_at: Date
    all_day: Generated<boolean>
    time_zone: Generated<string>
    rrule: string | null
    exdates: Generated<Date[]>
    /** Starts beside the rule. */
    rdates: Generated<Date[]>
    until_at: Date | null
    series_id: string | null
    occurrence: Date | null
    location: string | null
    geo: GeoPoint | null
    demand_id: string | null
    lead_id: string | null
    status: Generated<AgendaStatus>
    /**
     * Somebody of the agency confirmed it in person; an automatic yes or another calendar's is
     * none.
     */
    confirmed_by_hand: Generated<boolean>
    /** How it stood before it was cancelled with its series. */
    fell_from: AgendaStatus | null
    outcome: string | null
    /** Minutes before the start. */
    reminders: Generated<number[]>
    remind_by: Generated<AgendaReminderChannel[]>
    reminded_until: Date
    remind_at: Date | null
    travel_before: number | null
    travel_after: number | null
    color: AgendaColor | null
    visibility: Generated<AgendaVisibility>
    sequence: Generated<number>
    google_event_id: string | null
    google_etag: string | null
    /** Whose Google calendar it is in. */
    google_user_id: string | null
    /** The version of this row that was last the same there. */
    google_version: number | null
    /** What both said then. */
    google_base: AgendaCopy | null
    version: Generated<number>
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
  }
  agenda_attendee: {
    id: string
    event_id: string
    position: number
    contact_id: string | null
    user_id: string | null
    email: string | null
    name: string | null
    reply: Generated<AgendaReply>
  }
  agenda_home: {
    event_id: string
    property_id: string
    position: number
  }
  agenda_undo: {
    id: string
    user_id: string
    agency_id: string
    before: AgendaSnapshot
    /** Version that each row of the family had after the change, by id. */
    after: Record<string, number>
    created_at: Date
  }
}
