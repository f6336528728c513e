
export type OrderInvoiceAbout = typeof OrderInvoiceAbout[keyof typeof OrderInvoiceAbout];


export const OrderInvoiceAbout = {
  sale: 'sale',
  fee: 'fee',
} as const;
