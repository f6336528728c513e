import type { TaxQuarter } from './taxQuarter.ts';

export type ExportTaxWithheldParams = {
/**
 * Which quarter.
 */
quarter: TaxQuarter;
};
