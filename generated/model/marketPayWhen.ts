
/**
 * When the transfer is due.
 */
export type MarketPayWhen = typeof MarketPayWhen[keyof typeof MarketPayWhen];


export const MarketPayWhen = {
  before: 'before',
  after: 'after',
} as const;
