
/**
 * What became of one thing that comes.
 */
export type MoveItemState = typeof MoveItemState[keyof typeof MoveItemState];


export const MoveItemState = {
  wait: 'wait',
  got: 'got',
  applied: 'applied',
  failed: 'failed',
} as const;
