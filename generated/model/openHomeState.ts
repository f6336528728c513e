
/**
 * gone was withdrawn since.
 */
export type OpenHomeState = typeof OpenHomeState[keyof typeof OpenHomeState];


export const OpenHomeState = {
  active: 'active',
  gone: 'gone',
} as const;
