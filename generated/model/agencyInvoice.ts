
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
     * What stands below every invoice, such as the entry in the mercantile register.
     * @maxLength 400
     */
  footer?: string;
}
