
export type PropertyOwnerRole = typeof PropertyOwnerRole[keyof typeof PropertyOwnerRole];


export const PropertyOwnerRole = {
  owner: 'owner',
  usufruct: 'usufruct',
  heir: 'heir',
  company: 'company',
  bank: 'bank',
} as const;
