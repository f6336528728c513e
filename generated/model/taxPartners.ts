import type { InvoiceAmount } from './invoiceAmount.ts';
import type { TaxPartner } from './taxPartner.ts';

/**
 * Partners of a year above the limit (RGAT, art. 33), without invoices of which IRPF was withheld, which models 180 and 190 have.
 */
export interface TaxPartners {
  /**
     * @minimum 2020
     * @maximum 2099
     */
  year: number;
  limit: InvoiceAmount;
  items: TaxPartner[];
}
