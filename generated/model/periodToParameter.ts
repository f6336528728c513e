
/**
 * Last day, it included, Europe/Madrid; without it today.
 */
export type PeriodToParameter = string;
