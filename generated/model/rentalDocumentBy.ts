
export type RentalDocumentBy = typeof RentalDocumentBy[keyof typeof RentalDocumentBy];


export const RentalDocumentBy = {
  applicant: 'applicant',
  officer: 'officer',
} as const;
