
/**
 * What homes are offered for whose row does not say.
 */
export type ImportTablePlanOperation = typeof ImportTablePlanOperation[keyof typeof ImportTablePlanOperation];


export const ImportTablePlanOperation = {
  V: 'V',
  A: 'A',
  TDA: 'TDA',
} as const;
