import type { AgendaScope } from './agendaScope.ts';

export type DeleteAgendaEventParams = {
/**
 * Of a series; all of it unless told.
 */
scope?: AgendaScope;
/**
 * Which one, for `this` and `following`.
 */
occurrence?: string;
};
