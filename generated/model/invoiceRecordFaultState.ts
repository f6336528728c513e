
export type InvoiceRecordFaultState = typeof InvoiceRecordFaultState[keyof typeof InvoiceRecordFaultState];


export const InvoiceRecordFaultState = {
  accepted_with_errors: 'accepted_with_errors',
  rejected: 'rejected',
} as const;
