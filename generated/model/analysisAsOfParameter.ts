
/**
 * Only what had happened by the end of this day, Europe/Madrid; without it, and from today on, until now. 400 for a day before `from`.
 */
export type AnalysisAsOfParameter = string;
