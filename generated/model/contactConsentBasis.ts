
export type ContactConsentBasis = typeof ContactConsentBasis[keyof typeof ContactConsentBasis];


export const ContactConsentBasis = {
  consent: 'consent',
  contract: 'contract',
  legitimate_interest: 'legitimate_interest',
} as const;
