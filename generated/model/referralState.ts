
/**
 * Where a referral stands.
 */
export type ReferralState = typeof ReferralState[keyof typeof ReferralState];


export const ReferralState = {
  draft: 'draft',
  sent: 'sent',
  confirmed: 'confirmed',
  contacted: 'contacted',
  visited: 'visited',
  mandate: 'mandate',
  sold: 'sold',
  due: 'due',
  paid: 'paid',
  refused: 'refused',
  duplicate: 'duplicate',
  known: 'known',
  expired: 'expired',
  rejected: 'rejected',
} as const;
