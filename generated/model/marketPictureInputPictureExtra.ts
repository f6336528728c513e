
/**
 * What the file is (specification, section 7).
 */
export type MarketPictureInputPictureExtra = typeof MarketPictureInputPictureExtra[keyof typeof MarketPictureInputPictureExtra];


export const MarketPictureInputPictureExtra = {
  market: 'market',
} as const;
