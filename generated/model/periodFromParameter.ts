
/**
 * First day, Europe/Madrid; without it that of the month two months before `to`. 400 where it is after `to`, and where the two lie more than 36 months apart.
 */
export type PeriodFromParameter = string;
