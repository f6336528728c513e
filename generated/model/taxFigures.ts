import type { InvoiceAmount } from './invoiceAmount.ts';
import type { TaxQuarter } from './taxQuarter.ts';

/**
 * How the agency stands with what it issued, EUR cents, and with VAT of this quarter until today.
 */
export interface TaxFigures {
  /** @pattern ^20[0-9]{2}-[0-9]{2}$ */
  month: string;
  /** First day of the month, Europe/Madrid. */
  from: string;
  /** Its last day. */
  to: string;
  invoiced: InvoiceAmount;
  base: InvoiceAmount;
  /** @minimum 0 */
  invoices: number;
  collected: InvoiceAmount;
  due: InvoiceAmount;
  overdue: InvoiceAmount;
  /** @minimum 0 */
  overdueInvoices: number;
  quarter: TaxQuarter;
  vatCharged: InvoiceAmount;
  vatBorne: InvoiceAmount;
}
