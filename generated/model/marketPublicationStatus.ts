
/**
 * Where a publication stands.
 */
export type MarketPublicationStatus = typeof MarketPublicationStatus[keyof typeof MarketPublicationStatus];


export const MarketPublicationStatus = {
  draft: 'draft',
  review: 'review',
  published: 'published',
  paused: 'paused',
  rejected: 'rejected',
} as const;
