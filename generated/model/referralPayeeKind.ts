
/**
 * As what somebody is paid.
 */
export type ReferralPayeeKind = typeof ReferralPayeeKind[keyof typeof ReferralPayeeKind];


export const ReferralPayeeKind = {
  person: 'person',
  professional: 'professional',
  newProfessional: 'newProfessional',
  company: 'company',
} as const;
