
/**
 * Where an agreement stands.
 */
export type ContactConsentState = typeof ContactConsentState[keyof typeof ContactConsentState];


export const ContactConsentState = {
  pending: 'pending',
  granted: 'granted',
  rejected: 'rejected',
  bounced: 'bounced',
} as const;
