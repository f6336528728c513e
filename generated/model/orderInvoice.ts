import type { InvoiceAmount } from './invoiceAmount.ts';
import type { InvoiceKind } from './invoiceKind.ts';
import type { OrderInvoiceAbout } from './orderInvoiceAbout.ts';
import type { Uuid } from './uuid.ts';

/**
 * An invoice of an order: the seller's to the buyer, or the site's fee to the seller.
 */
export interface OrderInvoice {
  id: Uuid;
  /** @maxLength 60 */
  fullNumber: string;
  about: OrderInvoiceAbout;
  kind: InvoiceKind;
  issuedOn: string;
  payable: InvoiceAmount;
}
