
/**
 * Contact methods of the specification, section 3.
 */
export type ContactMethod = typeof ContactMethod[keyof typeof ContactMethod];


export const ContactMethod = {
  EMAIL: 'EMAIL',
  WHATSAPP: 'WHATSAPP',
  PLATFORM: 'PLATFORM',
  PHONE: 'PHONE',
} as const;
