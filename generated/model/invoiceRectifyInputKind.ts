
/**
 * Of a simplified invoice it is R5, whatever is said here.
 */
export type InvoiceRectifyInputKind = typeof InvoiceRectifyInputKind[keyof typeof InvoiceRectifyInputKind];


export const InvoiceRectifyInputKind = {
  R1: 'R1',
  R2: 'R2',
  R3: 'R3',
  R4: 'R4',
} as const;
