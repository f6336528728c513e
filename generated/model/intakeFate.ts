
/**
 * What became of a row. skipped was left out on purpose (nobody to update, already there), error could not be read or kept.
 */
export type IntakeFate = typeof IntakeFate[keyof typeof IntakeFate];


export const IntakeFate = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  skipped: 'skipped',
  error: 'error',
} as const;
