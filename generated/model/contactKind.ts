
/**
 * A person or a company.
 */
export type ContactKind = typeof ContactKind[keyof typeof ContactKind];


export const ContactKind = {
  person: 'person',
  company: 'company',
} as const;
