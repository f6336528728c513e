import type { AgendaKind } from './agendaKind.ts';
import type { AgendaStatus } from './agendaStatus.ts';
import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { DemandId } from './demandId.ts';
import type { HomeId } from './homeId.ts';

export type ListAgendaParams = {
/**
 * First instant; without it the start of this week.
 */
from?: string;
/**
 * Instant after the last; without it a week after `from`. At most 800 days.
 */
to?: string;
/**
 * In the diary of any of these people.
 * @maxItems 50
 */
agentId?: AgentId[];
/**
 * Any of these kinds.
 * @maxItems 12
 */
kind?: AgendaKind[];
/**
 * Any of these statuses; without it all but cancelled.
 * @maxItems 5
 */
status?: AgendaStatus[];
/**
 * With this contact.
 */
contactId?: ContactId;
/**
 * About this home.
 */
propertyId?: HomeId;
/**
 * For this demand.
 */
demandId?: DemandId;
};
