
/**
 * What those look to do whose row tells a home they look for, but not whether to buy or to rent it.
 */
export type IntakeWantOperation = typeof IntakeWantOperation[keyof typeof IntakeWantOperation];


export const IntakeWantOperation = {
  V: 'V',
  A: 'A',
} as const;
