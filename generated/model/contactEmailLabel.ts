
export type ContactEmailLabel = typeof ContactEmailLabel[keyof typeof ContactEmailLabel];


export const ContactEmailLabel = {
  personal: 'personal',
  work: 'work',
  spouse: 'spouse',
} as const;
