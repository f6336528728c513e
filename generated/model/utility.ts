
/**
 * What the rent includes.
 */
export type Utility = typeof Utility[keyof typeof Utility];


export const Utility = {
  water: 'water',
  electricity: 'electricity',
  gas: 'gas',
  internet: 'internet',
  community: 'community',
  cleaning: 'cleaning',
} as const;
