import type { InvoiceDraftLineVatPct } from './invoiceDraftLineVatPct.ts';
import type { Money } from './money.ts';

/**
 * A line of an invoice that is being written: so many at a price without VAT.
 */
export interface InvoiceDraftLine {
  /**
     * @minLength 1
     * @maxLength 300
     */
  text: string;
  /**
     * @minimum 0.01
     * @maximum 100000
     */
  quantity: number;
  price: Money;
  /** Rate of VAT (art. 90 and 91 LIVA): services on property in Spain are taxed here, also for foreigners (art. 70.Uno.1). */
  vatPct: InvoiceDraftLineVatPct;
  /**
     * Why no VAT is charged; needed where its rate is zero.
     * @maxLength 200
     */
  exemption?: string;
}
