
/**
 * Why a price changes.
 */
export type PriceReason = typeof PriceReason[keyof typeof PriceReason];


export const PriceReason = {
  owner: 'owner',
  market: 'market',
  no_interest: 'no_interest',
  offers: 'offers',
  valuation: 'valuation',
  campaign: 'campaign',
  works: 'works',
  correction: 'correction',
  other: 'other',
} as const;
