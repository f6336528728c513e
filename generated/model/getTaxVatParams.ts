import type { TaxQuarter } from './taxQuarter.ts';

export type GetTaxVatParams = {
/**
 * Which quarter.
 */
quarter: TaxQuarter;
};
