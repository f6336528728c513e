import type { CursorParameter } from './cursorParameter.ts';
import type { InvoiceSide } from './invoiceSide.ts';
import type { InvoiceStanding } from './invoiceStanding.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListInvoicesParams = {
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
/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 * @maxLength 300
 */
cursor?: CursorParameter;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
