import type { AgencyId } from './agencyId.ts';
import type { AgendaAttendee } from './agendaAttendee.ts';
import type { AgendaColor } from './agendaColor.ts';
import type { AgendaHome } from './agendaHome.ts';
import type { AgendaKind } from './agendaKind.ts';
import type { AgendaReminderChannel } from './agendaReminderChannel.ts';
import type { AgendaStatus } from './agendaStatus.ts';
import type { AgendaVisibility } from './agendaVisibility.ts';
import type { AgentId } from './agentId.ts';
import type { DemandId } from './demandId.ts';
import type { EventId } from './eventId.ts';
import type { GeoPoint } from './geoPoint.ts';
import type { LeadId } from './leadId.ts';

/**
 * An event of the diary, everything known. Names of RFC 5545 stand in the documentation of the room.
 */
export interface AgendaEvent {
  id: EventId;
  /** Its name in every calendar (UID). */
  uid: string;
  agencyId: AgencyId;
  organiserId: AgentId;
  /** @nullable */
  organiserName: string | null;
  createdBy: AgentId | null;
  kind: AgendaKind;
  title: string;
  /**
     * Of a visit that a stranger booked: null for a colleague who only sees the diary.
     * @nullable
     */
  notes: string | null;
  startsAt: string;
  endsAt: string;
  allDay: boolean;
  timeZone: string;
  /**
     * RFC 5545 RRULE without its name, as `FREQ=WEEKLY;BYDAY=MO`. Of a moved occurrence: its series'.
     * @nullable
     */
  rrule: string | null;
  /** Starts that the rule makes and nobody wants, as EXDATE of RFC 5545; absent where there is no rule, or none of them. */
  exdates?: string[];
  /** Starts beside the rule, as RDATE of RFC 5545; absent where there is no rule, or none of them. */
  rdates?: string[];
  /** The series that a moved occurrence belongs to. */
  seriesId: EventId | null;
  /**
     * Of a series: which of its occurrences this is.
     * @nullable
     */
  occurrence: string | null;
  /**
     * How many a series has; null: no end, or no series.
     * @nullable
     */
  occurrenceCount: number | null;
  /** @nullable */
  location: string | null;
  geo: GeoPoint | null;
  attendees: AgendaAttendee[];
  homes: AgendaHome[];
  demandId: DemandId | null;
  leadId: LeadId | null;
  status: AgendaStatus;
  /** @nullable */
  outcome: string | null;
  /** Minutes before, the earliest first. */
  reminders: number[];
  remindBy: AgendaReminderChannel[];
  /** @nullable */
  travelMinutesBefore: number | null;
  /** @nullable */
  travelMinutesAfter: number | null;
  color: AgendaColor | null;
  visibility: AgendaVisibility;
  /** How often its time changed (SEQUENCE). */
  sequence: number;
  writable: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}
