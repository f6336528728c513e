import type { Fee } from './fee.ts';
import type { FeeDeal } from './feeDeal.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';

/**
 * Closed deals of which no fee was said yet, and fees of which something is on no invoice.
 */
export interface FeePending {
  deals: FeeDeal[];
  fees: Fee[];
  toInvoice: InvoiceAmount;
}
