
/**
 * What an agency has not said and its invoices need (RD 1619/2012, art. 6).
 */
export type InvoiceIssuerLack = typeof InvoiceIssuerLack[keyof typeof InvoiceIssuerLack];


export const InvoiceIssuerLack = {
  legalName: 'legalName',
  taxId: 'taxId',
  address: 'address',
} as const;
