
export type ReferralTermsInputKind = typeof ReferralTermsInputKind[keyof typeof ReferralTermsInputKind];


export const ReferralTermsInputKind = {
  percent: 'percent',
  fixed: 'fixed',
} as const;
