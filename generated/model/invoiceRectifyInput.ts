import type { InvoiceRectifyInputKind } from './invoiceRectifyInputKind.ts';
import type { Money } from './money.ts';

/**
 * Why and how much of an invoice is taken back by another, by differences (RD 1619/2012, art. 15).
 */
export interface InvoiceRectifyInput {
  /** Of a simplified invoice it is R5, whatever is said here. */
  kind: InvoiceRectifyInputKind;
  amount?: Money;
  /**
     * Said on the rectifying invoice.
     * @minLength 3
     * @maxLength 300
     */
  cause: string;
}
