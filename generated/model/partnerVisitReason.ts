
/**
 * Why a visit cannot be.
 */
export type PartnerVisitReason = typeof PartnerVisitReason[keyof typeof PartnerVisitReason];


export const PartnerVisitReason = {
  taken: 'taken',
  owner: 'owner',
  keys: 'keys',
  other: 'other',
} as const;
