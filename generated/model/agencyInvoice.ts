
/**
 * What invoices of the agency carry.
 */
export interface AgencyInvoice {
  /**
     * Where invoices for the agency go.
     * @maxLength 254
     */
  email?: string;
  /**
     * @maxLength 10
     * @pattern ^[A-Za-z0-9./-]*$
     */
  series?: string;
  /**
     * Where invoices of the agency are paid; Spanish, its check digits must be right.
     * @maxLength 34
     */
  iban?: string;
  /**
     * What stands below every invoice, such as the entry in the mercantile register.
     * @maxLength 400
     */
  footer?: string;
}
