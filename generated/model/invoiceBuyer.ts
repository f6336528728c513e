
/**
 * Who an invoice is made out to, as it is being written.
 */
export interface InvoiceBuyer {
  /**
     * @minLength 1
     * @maxLength 160
     */
  name: string;
  /**
     * NIF, NIE or CIF, whose check letter or digit must be right; of a foreigner, the number of their own country.
     * @maxLength 20
     */
  taxId?: string;
  /** @maxLength 400 */
  address?: string;
  /**
     * Where the invoice is sent.
     * @maxLength 254
     */
  email?: string;
  /** A business or professional: it withholds IRPF from invoices of natural persons (art. 95 RIRPF). */
  isBusiness?: boolean;
}
