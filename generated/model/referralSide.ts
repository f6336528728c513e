
export type ReferralSide = typeof ReferralSide[keyof typeof ReferralSide];


export const ReferralSide = {
  referrer: 'referrer',
  agency: 'agency',
} as const;
