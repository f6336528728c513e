
export type MarketDeliversKind = typeof MarketDeliversKind[keyof typeof MarketDeliversKind];


export const MarketDeliversKind = {
  photos: 'photos',
  plan: 'plan',
  video: 'video',
  document: 'document',
  text: 'text',
  work: 'work',
} as const;
