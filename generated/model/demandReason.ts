
/**
 * Why a status changed. To WON: bought_with_us or other. To CANCEL: bought_elsewhere, budget, postponed, unreachable or other. Back to SEARCH: deal_fell_through, searching_again, by_mistake or other.
 */
export type DemandReason = typeof DemandReason[keyof typeof DemandReason];


export const DemandReason = {
  bought_with_us: 'bought_with_us',
  bought_elsewhere: 'bought_elsewhere',
  budget: 'budget',
  postponed: 'postponed',
  unreachable: 'unreachable',
  deal_fell_through: 'deal_fell_through',
  searching_again: 'searching_again',
  by_mistake: 'by_mistake',
  other: 'other',
} as const;
