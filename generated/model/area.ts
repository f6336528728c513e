
/**
 * Area in m2, kept to two decimals.
 * @minimum 0
 * @maximum 99999999
 */
export type Area = number;
