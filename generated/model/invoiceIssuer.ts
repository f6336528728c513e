import type { InvoiceIssuerLack } from './invoiceIssuerLack.ts';

/**
 * In whose name the agency's invoices are issued.
 */
export interface InvoiceIssuer {
  name: string;
  /** @nullable */
  taxId: string | null;
  address: string;
  /** Code of the series that a draft has unless it says another. */
  series: string;
  /**
     * Where invoices are paid; null where the agency has said none.
     * @nullable
     */
  iban: string | null;
  /** A natural person, from whom a business withholds IRPF. */
  isPerson: boolean;
  missing: InvoiceIssuerLack[];
}
