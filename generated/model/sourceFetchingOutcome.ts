
/**
 * What came of the last time; null while it is being fetched or about to be, and before the first time.
 */
export type SourceFetchingOutcome = typeof SourceFetchingOutcome[keyof typeof SourceFetchingOutcome] | null;


export const SourceFetchingOutcome = {
  taken: 'taken',
  same: 'same',
  failed: 'failed',
} as const;
