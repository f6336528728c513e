
/**
 * Operation types of the specification, section 3: A rent, FDM off-market, NP bare ownership, ON new build, P swap, TDA seasonal rental, T transfer of business, V sell, VOT sell or transfer.
 */
export type Operation = typeof Operation[keyof typeof Operation];


export const Operation = {
  V: 'V',
  A: 'A',
  TDA: 'TDA',
  ON: 'ON',
  NP: 'NP',
  T: 'T',
  VOT: 'VOT',
  P: 'P',
  FDM: 'FDM',
} as const;
