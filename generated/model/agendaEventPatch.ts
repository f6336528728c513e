import type { AgendaAttendeeInput } from './agendaAttendeeInput.ts';
import type { AgendaColor } from './agendaColor.ts';
import type { AgendaKind } from './agendaKind.ts';
import type { AgendaReminderChannel } from './agendaReminderChannel.ts';
import type { AgendaScope } from './agendaScope.ts';
import type { AgendaStatus } from './agendaStatus.ts';
import type { AgendaVisibility } from './agendaVisibility.ts';
import type { AgentId } from './agentId.ts';
import type { DemandId } from './demandId.ts';
import type { GeoPoint } from './geoPoint.ts';
import type { HomeId } from './homeId.ts';

/**
 * What changes; null clears. Of a series `scope` says how much of it (`this` unless told) and `occurrence` which one it starts from. What is said of `visibility`, `organiserId` or that it is cancelled of `following` or `all` holds for occurrences that were moved, too (decision 334).
 */
export interface AgendaEventPatch {
  /**
     * Of the record that was read: the series, or its moved occurrence.
     * @minimum 1
     */
  version: number;
  scope?: AgendaScope;
  occurrence?: string;
  kind?: AgendaKind;
  /**
     * @maxLength 200
     * @nullable
     */
  title?: string | null;
  startsAt?: string;
  endsAt?: string;
  allDay?: boolean;
  /**
     * @maxLength 400
     * @nullable
     */
  rrule?: string | null;
  organiserId?: AgentId;
  /** @maxItems 50 */
  attendees?: AgendaAttendeeInput[];
  /** @maxItems 20 */
  propertyIds?: HomeId[];
  demandId?: DemandId | null;
  status?: AgendaStatus;
  /**
     * @maxLength 4000
     * @nullable
     */
  outcome?: string | null;
  /**
     * @maxLength 300
     * @nullable
     */
  location?: string | null;
  geo?: GeoPoint | null;
  /**
     * @minimum 0
     * @maximum 480
     * @nullable
     */
  travelMinutesBefore?: number | null;
  /**
     * @minimum 0
     * @maximum 480
     * @nullable
     */
  travelMinutesAfter?: number | null;
  /**
     * @maxItems 5
     * @items.minimum 0
     * @items.maximum 40320
     */
  reminders?: number[];
  /** @maxItems 2 */
  remindBy?: AgendaReminderChannel[];
  visibility?: AgendaVisibility;
  color?: AgendaColor | null;
  /**
     * @maxLength 8000
     * @nullable
     */
  notes?: string | null;
}
