
/**
 * What somebody is to the agency; several at once.
 */
export type ContactRole = typeof ContactRole[keyof typeof ContactRole];


export const ContactRole = {
  owner: 'owner',
  buyer: 'buyer',
  tenant: 'tenant',
  landlord: 'landlord',
  collaborator: 'collaborator',
  provider: 'provider',
  lawyer: 'lawyer',
  notary: 'notary',
  bank: 'bank',
  other: 'other',
} as const;
