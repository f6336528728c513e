
/**
 * A month, a quarter or a year.
 * @maxLength 7
 * @pattern ^20[0-9]{2}(-(0[1-9]|1[0-2]|Q[1-4]))?$
 */
export type EarningsPeriod = string;
