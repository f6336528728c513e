
/**
 * What of invoices is asked for: those that wait for money, those whose day is over, those that are done.
 */
export type InvoiceStanding = typeof InvoiceStanding[keyof typeof InvoiceStanding];


export const InvoiceStanding = {
  open: 'open',
  overdue: 'overdue',
  settled: 'settled',
} as const;
