
/**
 * @nullable
 */
export type VisitHomeKeysPlace = typeof VisitHomeKeysPlace[keyof typeof VisitHomeKeysPlace] | null;


export const VisitHomeKeysPlace = {
  office: 'office',
  concierge: 'concierge',
  lockbox: 'lockbox',
  owner: 'owner',
} as const;
