
/**
 * Formats that say themselves what is what; a table of homes goes another way (createImportTable).
 */
export type FeedFormat = typeof FeedFormat[keyof typeof FeedFormat];


export const FeedFormat = {
  kyero: 'kyero',
} as const;
