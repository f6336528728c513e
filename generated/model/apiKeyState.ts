
/**
 * Whether it opens anything.
 */
export type ApiKeyState = typeof ApiKeyState[keyof typeof ApiKeyState];


export const ApiKeyState = {
  active: 'active',
  expired: 'expired',
  ended: 'ended',
} as const;
