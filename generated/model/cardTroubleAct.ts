
/**
 * What the operator says of a difference.
 */
export type CardTroubleAct = typeof CardTroubleAct[keyof typeof CardTroubleAct];


export const CardTroubleAct = {
  again: 'again',
  settled: 'settled',
  went: 'went',
  never: 'never',
} as const;
