
/**
 * What the file is (specification, section 7).
 */
export type ImportInputFileExtra = typeof ImportInputFileExtra[keyof typeof ImportInputFileExtra];


export const ImportInputFileExtra = {
  feed: 'feed',
} as const;
