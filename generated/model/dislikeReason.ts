
/**
 * Why a home is not theirs.
 */
export type DislikeReason = typeof DislikeReason[keyof typeof DislikeReason];


export const DislikeReason = {
  too_expensive: 'too_expensive',
  too_small: 'too_small',
  place: 'place',
  condition: 'condition',
  other: 'other',
} as const;
