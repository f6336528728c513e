
/**
 * Kind of an invoice, as the tax agency's list L2 has it (RD 1619/2012, RD 1007/2023).
 */
export type InvoiceKind = typeof InvoiceKind[keyof typeof InvoiceKind];


export const InvoiceKind = {
  F1: 'F1',
  F2: 'F2',
  R1: 'R1',
  R2: 'R2',
  R3: 'R3',
  R4: 'R4',
  R5: 'R5',
} as const;
