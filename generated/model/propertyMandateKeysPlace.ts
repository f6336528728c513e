
export type PropertyMandateKeysPlace = typeof PropertyMandateKeysPlace[keyof typeof PropertyMandateKeysPlace];


export const PropertyMandateKeysPlace = {
  office: 'office',
  concierge: 'concierge',
  lockbox: 'lockbox',
  owner: 'owner',
} as const;
