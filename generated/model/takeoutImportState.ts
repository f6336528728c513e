
/**
 * Where the import of a takeout stands.
 */
export type TakeoutImportState = typeof TakeoutImportState[keyof typeof TakeoutImportState];


export const TakeoutImportState = {
  checking: 'checking',
  running: 'running',
  paused: 'paused',
  done: 'done',
  refused: 'refused',
  failed: 'failed',
  undoing: 'undoing',
  undone: 'undone',
} as const;
