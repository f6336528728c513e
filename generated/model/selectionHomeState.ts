
/**
 * gone was withdrawn since.
 */
export type SelectionHomeState = typeof SelectionHomeState[keyof typeof SelectionHomeState];


export const SelectionHomeState = {
  active: 'active',
  gone: 'gone',
} as const;
