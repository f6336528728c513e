
/**
 * Where an enquiry stands.
 */
export type LeadState = typeof LeadState[keyof typeof LeadState];


export const LeadState = {
  new: 'new',
  answered: 'answered',
  converted: 'converted',
  discarded: 'discarded',
} as const;
