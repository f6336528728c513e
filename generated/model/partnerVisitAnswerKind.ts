
/**
 * What is answered.
 */
export type PartnerVisitAnswerKind = typeof PartnerVisitAnswerKind[keyof typeof PartnerVisitAnswerKind];


export const PartnerVisitAnswerKind = {
  confirm: 'confirm',
  propose: 'propose',
  refuse: 'refuse',
} as const;
