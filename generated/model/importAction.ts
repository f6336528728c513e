
/**
 * What happened to a property of the feed.
 */
export type ImportAction = typeof ImportAction[keyof typeof ImportAction];


export const ImportAction = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  removed: 'removed',
  skipped: 'skipped',
  error: 'error',
} as const;
