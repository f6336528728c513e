import type { InvoiceAmount } from './invoiceAmount.ts';

/**
 * A line of an invoice.
 */
export interface InvoiceLine {
  /** @maxLength 300 */
  text: string;
  /** @minimum 0 */
  quantity: number;
  price: InvoiceAmount;
  amount: InvoiceAmount;
  /**
     * @minimum 0
     * @maximum 100
     */
  vatPct: number;
  /**
     * Why no VAT is charged, where its rate is zero.
     * @maxLength 200
     */
  exemption?: string;
}
