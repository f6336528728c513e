
/**
 * Its number, for programs that store one.
 */
export type OperationTypeId = typeof OperationTypeId[keyof typeof OperationTypeId];


export const OperationTypeId = {
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_4: 4,
  NUMBER_5: 5,
  NUMBER_7: 7,
  NUMBER_12: 12,
  NUMBER_13: 13,
  NUMBER_14: 14,
} as const;
