
/**
 * Where a file stands.
 */
export type RentalState = typeof RentalState[keyof typeof RentalState];


export const RentalState = {
  sent: 'sent',
  documents: 'documents',
  visit: 'visit',
  approved: 'approved',
  signed: 'signed',
  ended: 'ended',
  rejected: 'rejected',
} as const;
