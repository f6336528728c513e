
/**
 * Steps of an enquiry: it came in, somebody answered, a visit was held (its hour is over and nobody called it off), an offer was sent to the owner, it was accepted, the deal was closed. Who reached a step reached those before it.
 */
export type AnalysisStepKind = typeof AnalysisStepKind[keyof typeof AnalysisStepKind];


export const AnalysisStepKind = {
  enquiry: 'enquiry',
  answered: 'answered',
  visited: 'visited',
  offered: 'offered',
  accepted: 'accepted',
  closed: 'closed',
} as const;
