
/**
 * What shows that an agency brought a client to a home.
 */
export type IntroductionEvidence = typeof IntroductionEvidence[keyof typeof IntroductionEvidence];


export const IntroductionEvidence = {
  declared: 'declared',
  lead: 'lead',
  selection_opened: 'selection_opened',
  visit_held: 'visit_held',
  visit_signed: 'visit_signed',
} as const;
