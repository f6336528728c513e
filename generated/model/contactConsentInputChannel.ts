
export type ContactConsentInputChannel = typeof ContactConsentInputChannel[keyof typeof ContactConsentInputChannel];


export const ContactConsentInputChannel = {
  EMAIL: 'EMAIL',
  WHATSAPP: 'WHATSAPP',
  PLATFORM: 'PLATFORM',
  PHONE: 'PHONE',
  PAPER: 'PAPER',
  IN_PERSON: 'IN_PERSON',
} as const;
