
/**
 * History entries of the specification (NOTE, CALL, EMAIL), and what the rooms add by themselves.
 */
export type ContactEntryKind = typeof ContactEntryKind[keyof typeof ContactEntryKind];


export const ContactEntryKind = {
  NOTE: 'NOTE',
  CALL: 'CALL',
  EMAIL: 'EMAIL',
  VISIT: 'VISIT',
  WHATSAPP: 'WHATSAPP',
  STATUS: 'STATUS',
  PRICE: 'PRICE',
  DOCUMENT: 'DOCUMENT',
  PUBLISH: 'PUBLISH',
} as const;
