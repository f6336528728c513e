
/**
 * What the owner may want.
 */
export type ReferralOperation = typeof ReferralOperation[keyof typeof ReferralOperation];


export const ReferralOperation = {
  V: 'V',
  A: 'A',
} as const;
