
/**
 * Energy letter, A best.
 */
export type EnergyLetter = typeof EnergyLetter[keyof typeof EnergyLetter];


export const EnergyLetter = {
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
} as const;
