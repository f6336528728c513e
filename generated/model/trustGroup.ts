
/**
 * Checks that stand for themselves; each that is met whole is a step.
 */
export type TrustGroup = typeof TrustGroup[keyof typeof TrustGroup];


export const TrustGroup = {
  paper: 'paper',
  place: 'place',
  picture: 'picture',
  person: 'person',
} as const;
