import type { InvoiceRecordFaultState } from './invoiceRecordFaultState.ts';

/**
 * What the tax agency says against the record of an invoice, in its own words.
 */
export interface InvoiceRecordFault {
  state: InvoiceRecordFaultState;
  /**
     * The tax agency's number of the error.
     * @maxLength 10
     * @nullable
     */
  code: string | null;
  /**
     * @maxLength 1500
     * @nullable
     */
  message: string | null;
}
