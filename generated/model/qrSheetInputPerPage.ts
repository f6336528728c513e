
/**
 * Cards on a page of A4.
 */
export type QrSheetInputPerPage = typeof QrSheetInputPerPage[keyof typeof QrSheetInputPerPage];


export const QrSheetInputPerPage = {
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_4: 4,
  NUMBER_8: 8,
} as const;
