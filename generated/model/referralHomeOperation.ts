
export type ReferralHomeOperation = typeof ReferralHomeOperation[keyof typeof ReferralHomeOperation];


export const ReferralHomeOperation = {
  V: 'V',
  A: 'A',
} as const;
