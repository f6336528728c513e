
export type ContactPhoneLabel = typeof ContactPhoneLabel[keyof typeof ContactPhoneLabel];


export const ContactPhoneLabel = {
  mobile: 'mobile',
  landline: 'landline',
  work: 'work',
  spouse: 'spouse',
} as const;
