
/**
 * Money in EUR cents. Zero is zero; unknown is absent.
 * @minimum 0
 * @maximum 99999999999
 */
export type Money = number;
