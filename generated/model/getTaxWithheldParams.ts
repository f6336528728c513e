import type { TaxQuarter } from './taxQuarter.ts';

export type GetTaxWithheldParams = {
/**
 * Which quarter.
 */
quarter: TaxQuarter;
};
