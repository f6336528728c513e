
/**
 * A quarter in Europe/Madrid.
 * @pattern ^20[0-9]{2}-Q[1-4]$
 */
export type TaxQuarter = string;
