import type { TaxQuarter } from './taxQuarter.ts';

export type ExportTaxVatParams = {
/**
 * Which quarter.
 */
quarter: TaxQuarter;
};
