
/**
 * Operations the public site shows; FDM (off-market) and P (swap) stay inside.
 */
export type PublicOperation = typeof PublicOperation[keyof typeof PublicOperation];


export const PublicOperation = {
  V: 'V',
  A: 'A',
  TDA: 'TDA',
  ON: 'ON',
  NP: 'NP',
  T: 'T',
  VOT: 'VOT',
} as const;
