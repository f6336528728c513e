
/**
 * How large the place of a cell is; too few buyers in a smaller one rise to the next.
 */
export type UnmetLevel = typeof UnmetLevel[keyof typeof UnmetLevel];


export const UnmetLevel = {
  municipality: 'municipality',
  comarca: 'comarca',
  island: 'island',
} as const;
