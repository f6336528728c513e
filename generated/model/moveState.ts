
/**
 * Where a move stands. waiting: under way, and the other program has asked us to wait.
 */
export type MoveState = typeof MoveState[keyof typeof MoveState];


export const MoveState = {
  checking: 'checking',
  planned: 'planned',
  running: 'running',
  waiting: 'waiting',
  paused: 'paused',
  failed: 'failed',
  done: 'done',
  cancelled: 'cancelled',
  undoing: 'undoing',
  undone: 'undone',
} as const;
