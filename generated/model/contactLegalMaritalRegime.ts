
/**
 * Needed when a family home is sold.
 */
export type ContactLegalMaritalRegime = typeof ContactLegalMaritalRegime[keyof typeof ContactLegalMaritalRegime];


export const ContactLegalMaritalRegime = {
  single: 'single',
  separation: 'separation',
  community: 'community',
  participation: 'participation',
  other: 'other',
} as const;
