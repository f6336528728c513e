
/**
 * What somebody agrees to.
 */
export type ContactConsentPurpose = typeof ContactConsentPurpose[keyof typeof ContactConsentPurpose];


export const ContactConsentPurpose = {
  newsletter: 'newsletter',
  matches_email: 'matches_email',
  matches_whatsapp: 'matches_whatsapp',
  share_with_partners: 'share_with_partners',
  profiling: 'profiling',
} as const;
