
/**
 * What has to happen until a day.
 */
export type RentalDueKind = typeof RentalDueKind[keyof typeof RentalDueKind];


export const RentalDueKind = {
  documents: 'documents',
  visit: 'visit',
  offer: 'offer',
} as const;
