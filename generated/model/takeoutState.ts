
/**
 * Where a takeout stands.
 */
export type TakeoutState = typeof TakeoutState[keyof typeof TakeoutState];


export const TakeoutState = {
  collecting: 'collecting',
  ready: 'ready',
  broken: 'broken',
  failed: 'failed',
  ended: 'ended',
} as const;
