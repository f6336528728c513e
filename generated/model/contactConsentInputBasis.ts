
export type ContactConsentInputBasis = typeof ContactConsentInputBasis[keyof typeof ContactConsentInputBasis];


export const ContactConsentInputBasis = {
  consent: 'consent',
  contract: 'contract',
  legitimate_interest: 'legitimate_interest',
} as const;
