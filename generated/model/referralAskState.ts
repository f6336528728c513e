
export type ReferralAskState = typeof ReferralAskState[keyof typeof ReferralAskState];


export const ReferralAskState = {
  open: 'open',
  yes: 'yes',
  no: 'no',
} as const;
