
/**
 * How far an import is.
 */
export type IntakeStatus = typeof IntakeStatus[keyof typeof IntakeStatus];


export const IntakeStatus = {
  uploaded: 'uploaded',
  mapped: 'mapped',
  validated: 'validated',
  running: 'running',
  done: 'done',
  failed: 'failed',
  rolled_back: 'rolled_back',
} as const;
