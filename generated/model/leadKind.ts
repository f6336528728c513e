
/**
 * What is asked.
 */
export type LeadKind = typeof LeadKind[keyof typeof LeadKind];


export const LeadKind = {
  question: 'question',
  visit_request: 'visit_request',
  offer: 'offer',
  valuation: 'valuation',
  application: 'application',
} as const;
