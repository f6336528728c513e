
/**
 * What took place, or a note.
 */
export type ContactEntryInputKind = typeof ContactEntryInputKind[keyof typeof ContactEntryInputKind];


export const ContactEntryInputKind = {
  NOTE: 'NOTE',
  CALL: 'CALL',
  EMAIL: 'EMAIL',
  VISIT: 'VISIT',
  WHATSAPP: 'WHATSAPP',
} as const;
