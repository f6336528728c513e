
export type InvoiceDraftInputKind = typeof InvoiceDraftInputKind[keyof typeof InvoiceDraftInputKind];


export const InvoiceDraftInputKind = {
  F1: 'F1',
  F2: 'F2',
} as const;
