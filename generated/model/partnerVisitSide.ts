
/**
 * Whose part the reader's agency has.
 */
export type PartnerVisitSide = typeof PartnerVisitSide[keyof typeof PartnerVisitSide];


export const PartnerVisitSide = {
  asking: 'asking',
  asked: 'asked',
} as const;
