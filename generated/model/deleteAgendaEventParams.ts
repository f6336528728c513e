import type { AgendaScope } from './agendaScope.ts';

export type DeleteAgendaEventParams = {
/**
 * Of a series. Unless told: `this` with an occurrence or for one that was moved, else `all`.
 */
scope?: AgendaScope;
/**
 * Which one, for `this` and `following`.
 */
occurrence?: string;
};
