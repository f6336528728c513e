
/**
 * What happened to a property of the source. missing: no longer in the file, still as it was; removed: withdrawn since.
 */
export type ImportAction = typeof ImportAction[keyof typeof ImportAction];


export const ImportAction = {
  created: 'created',
  updated: 'updated',
  conflict: 'conflict',
  unchanged: 'unchanged',
  missing: 'missing',
  removed: 'removed',
  skipped: 'skipped',
  error: 'error',
} as const;
