
export type SourceFetchingOutcome = typeof SourceFetchingOutcome[keyof typeof SourceFetchingOutcome] | null;


export const SourceFetchingOutcome = {
  taken: 'taken',
  same: 'same',
  failed: 'failed',
} as const;
