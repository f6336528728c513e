
/**
 * What is done with a referral.
 */
export type ReferralAct = typeof ReferralAct[keyof typeof ReferralAct];


export const ReferralAct = {
  contact: 'contact',
  visit: 'visit',
  mandate: 'mandate',
  reject: 'reject',
  pay: 'pay',
  received: 'received',
} as const;
