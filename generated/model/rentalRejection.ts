
/**
 * Why a file is rejected.
 */
export type RentalRejection = typeof RentalRejection[keyof typeof RentalRejection];


export const RentalRejection = {
  conditions: 'conditions',
  documents: 'documents',
  home: 'home',
  noAnswer: 'noAnswer',
  withdrawn: 'withdrawn',
  duplicate: 'duplicate',
  other: 'other',
} as const;
