
/**
 * How a referral is counted.
 */
export type ReferralTermsKind = typeof ReferralTermsKind[keyof typeof ReferralTermsKind];


export const ReferralTermsKind = {
  percent: 'percent',
  fixed: 'fixed',
} as const;
