
/**
 * Where an invoice stands. What it says never changes: what was wrong is rectified by another.
 */
export type InvoiceState = typeof InvoiceState[keyof typeof InvoiceState];


export const InvoiceState = {
  issued: 'issued',
  part_paid: 'part_paid',
  paid: 'paid',
  rectified: 'rectified',
  annulled: 'annulled',
} as const;
