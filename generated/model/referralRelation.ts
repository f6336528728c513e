
/**
 * What the owner is to who speaks of them.
 */
export type ReferralRelation = typeof ReferralRelation[keyof typeof ReferralRelation];


export const ReferralRelation = {
  family: 'family',
  friend: 'friend',
  neighbour: 'neighbour',
  client: 'client',
  self: 'self',
} as const;
