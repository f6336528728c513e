
/**
 * Which side of an invoice the reader is on.
 */
export type InvoiceSide = typeof InvoiceSide[keyof typeof InvoiceSide];


export const InvoiceSide = {
  received: 'received',
  issued: 'issued',
} as const;
