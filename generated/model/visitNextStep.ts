
/**
 * What comes after a visit.
 */
export type VisitNextStep = typeof VisitNextStep[keyof typeof VisitNextStep];


export const VisitNextStep = {
  second_visit: 'second_visit',
  offer: 'offer',
  thinking: 'thinking',
  other_homes: 'other_homes',
  discarded: 'discarded',
} as const;
