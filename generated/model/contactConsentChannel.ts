
export type ContactConsentChannel = typeof ContactConsentChannel[keyof typeof ContactConsentChannel];


export const ContactConsentChannel = {
  EMAIL: 'EMAIL',
  WHATSAPP: 'WHATSAPP',
  PLATFORM: 'PLATFORM',
  PHONE: 'PHONE',
  PAPER: 'PAPER',
  IN_PERSON: 'IN_PERSON',
} as const;
