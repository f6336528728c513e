
export type GetAgendaEventParams = {
/**
 * Of a series: which one; 404 when the rule has none then.
 */
occurrence?: string;
};
