import type { AgendaAttendeeInput } from './agendaAttendeeInput.ts';
import type { AgendaColor } from './agendaColor.ts';
import type { AgendaKind } from './agendaKind.ts';
import type { AgendaReminderChannel } from './agendaReminderChannel.ts';
import type { AgendaStatus } from './agendaStatus.ts';
import type { AgendaVisibility } from './agendaVisibility.ts';
import type { AgentId } from './agentId.ts';
import type { DemandId } from './demandId.ts';
import type { GeoPoint } from './geoPoint.ts';
import type { HomeId } from './homeId.ts';
import type { LeadId } from './leadId.ts';

/**
 * A new event. Whole days start and end at midnight of Europe/Madrid. Without a title, kind and home make one. An agent fills their own diary, an ADMIN anybody's of the agency. Clashes are told, never refused.
 */
export interface AgendaEventInput {
  kind: AgendaKind;
  /**
     * Unless told made of kind and home.
     * @maxLength 200
     */
  title?: string;
  /** UTC. */
  startsAt: string;
  /** UTC, after the start. */
  endsAt: string;
  allDay?: boolean;
  /**
     * IANA; Europe/Madrid unless told. Recurrence keeps its hour there.
     * @maxLength 60
     */
  timeZone?: string;
  /**
     * FREQ=DAILY, WEEKLY, MONTHLY or YEARLY with COUNT or UNTIL or neither.
     * @maxLength 400
     */
  rrule?: string;
  organiserId?: AgentId;
  /** @maxItems 50 */
  attendees?: AgendaAttendeeInput[];
  /**
     * Homes of the portfolio that it is about.
     * @maxItems 20
     */
  propertyIds?: HomeId[];
  demandId?: DemandId;
  leadId?: LeadId;
  status?: AgendaStatus;
  /**
     * Where, unless at the home.
     * @maxLength 300
     */
  location?: string;
  geo?: GeoPoint;
  /**
     * @minimum 0
     * @maximum 480
     */
  travelMinutesBefore?: number;
  /**
     * @minimum 0
     * @maximum 480
     */
  travelMinutesAfter?: number;
  /**
     * Minutes before the start.
     * @maxItems 5
     * @items.minimum 0
     * @items.maximum 40320
     */
  reminders?: number[];
  /** @maxItems 2 */
  remindBy?: AgendaReminderChannel[];
  visibility?: AgendaVisibility;
  color?: AgendaColor;
  /**
     * What to keep in mind.
     * @maxLength 8000
     */
  notes?: string;
  /** @maxLength 4000 */
  outcome?: string;
}
