
export type MarketPublicationStateState = typeof MarketPublicationStateState[keyof typeof MarketPublicationStateState];


export const MarketPublicationStateState = {
  published: 'published',
  paused: 'paused',
} as const;
