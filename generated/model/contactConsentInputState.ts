
export type ContactConsentInputState = typeof ContactConsentInputState[keyof typeof ContactConsentInputState];


export const ContactConsentInputState = {
  granted: 'granted',
  rejected: 'rejected',
  pending: 'pending',
  bounced: 'bounced',
} as const;
