
/**
 * Who wrote it down.
 */
export type VisitFeedbackBy = typeof VisitFeedbackBy[keyof typeof VisitFeedbackBy];


export const VisitFeedbackBy = {
  agent: 'agent',
  visitor: 'visitor',
} as const;
