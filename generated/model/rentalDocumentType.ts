
/**
 * Kinds of document of a file; the value of file_extra.
 */
export type RentalDocumentType = typeof RentalDocumentType[keyof typeof RentalDocumentType];


export const RentalDocumentType = {
  id: 'id',
  padron: 'padron',
  income: 'income',
  deed: 'deed',
  cedula: 'cedula',
  energy: 'energy',
  ibi: 'ibi',
  photo: 'photo',
  inventory: 'inventory',
  contract: 'contract',
  other: 'other',
} as const;
