
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
  /**
     * ISO 3166-1 alpha-2, of their address: needed where the tax number is neither Spanish nor one of VAT in the Union. Services about a home in Spain are taxed here for foreigners, too (art. 70.Uno.1 LIVA).
     * @pattern ^[A-Z]{2}$
     */
  country?: string;
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
