import type { InvoiceSide } from './invoiceSide.ts';
import type { InvoiceStanding } from './invoiceStanding.ts';

export type ExportInvoicesParams = {
/**
 * Only those received, or only those issued in my name.
 */
side?: InvoiceSide;
/**
 * Only those that stand so.
 */
standing?: InvoiceStanding;
/**
 * Issued on this day or later.
 */
from?: string;
/**
 * Issued on this day or before; 400 where it lies before `from`.
 */
to?: string;
/**
 * Words of the number, of names or tax numbers; accents and case do not count.
 * @maxLength 100
 */
q?: string;
};
