import type { InvoiceAmount } from './invoiceAmount.ts';
import type { InvoiceKind } from './invoiceKind.ts';
import type { InvoiceSide } from './invoiceSide.ts';
import type { InvoiceState } from './invoiceState.ts';
import type { Uuid } from './uuid.ts';

/**
 * An invoice in a list.
 */
export interface InvoiceRow {
  id: Uuid;
  /**
     * Series, year and number; gapless within both.
     * @maxLength 60
     */
  fullNumber: string;
  kind: InvoiceKind;
  state: InvoiceState;
  side: InvoiceSide;
  /** Day in Europe/Madrid. */
  issuedOn: string;
  /** @nullable */
  dueOn: string | null;
  issuerName: string;
  receiverName: string;
  base: InvoiceAmount;
  vatTotal: InvoiceAmount;
  withheld: InvoiceAmount;
  total: InvoiceAmount;
  payable: InvoiceAmount;
  paid: InvoiceAmount;
}
