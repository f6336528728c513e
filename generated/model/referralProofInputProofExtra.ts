
/**
 * What the file is (specification, section 7).
 */
export type ReferralProofInputProofExtra = typeof ReferralProofInputProofExtra[keyof typeof ReferralProofInputProofExtra];


export const ReferralProofInputProofExtra = {
  consent: 'consent',
} as const;
