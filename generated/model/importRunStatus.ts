
export type ImportRunStatus = typeof ImportRunStatus[keyof typeof ImportRunStatus];


export const ImportRunStatus = {
  uploaded: 'uploaded',
  running: 'running',
  done: 'done',
  rejected: 'rejected',
  failed: 'failed',
  rolled_back: 'rolled_back',
} as const;
