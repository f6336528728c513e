
export type ReferralAnswerInputAnswer = typeof ReferralAnswerInputAnswer[keyof typeof ReferralAnswerInputAnswer];


export const ReferralAnswerInputAnswer = {
  yes: 'yes',
  no: 'no',
} as const;
