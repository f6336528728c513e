
/**
 * What the other is to this contact.
 */
export type ContactRelation = typeof ContactRelation[keyof typeof ContactRelation];


export const ContactRelation = {
  partner: 'partner',
  spouse: 'spouse',
  parent: 'parent',
  child: 'child',
  sibling: 'sibling',
  relative: 'relative',
  heir: 'heir',
  co_owner: 'co_owner',
  representative: 'representative',
  represented: 'represented',
  lawyer: 'lawyer',
  client: 'client',
  notary: 'notary',
  tax_adviser: 'tax_adviser',
  bank: 'bank',
  company: 'company',
  employee: 'employee',
  friend: 'friend',
  referrer: 'referrer',
  referred: 'referred',
  other: 'other',
} as const;
