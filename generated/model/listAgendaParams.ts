import type { AgendaKind } from './agendaKind.ts';
import type { AgendaStatus } from './agendaStatus.ts';
import type { Uuid } from './uuid.ts';

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
agentId?: Uuid[];
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
contactId?: Uuid;
/**
 * About this home.
 */
propertyId?: Uuid;
/**
 * For this demand.
 */
demandId?: Uuid;
};
