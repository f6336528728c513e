
/**
 * What an agency can say of its own accord.
 */
export type IntroductionInputEvidence = typeof IntroductionInputEvidence[keyof typeof IntroductionInputEvidence];


export const IntroductionInputEvidence = {
  declared: 'declared',
} as const;
