
/**
 * What may be done with an issued invoice.
 */
export type InvoiceAct = typeof InvoiceAct[keyof typeof InvoiceAct];


export const InvoiceAct = {
  pay: 'pay',
  rectify: 'rectify',
  send: 'send',
  annul: 'annul',
  resend: 'resend',
} as const;
