
/**
 * Which model IRPF that the agency withheld belongs to; null of all else.
 * @nullable
 */
export type TaxModel = typeof TaxModel[keyof typeof TaxModel] | null;


export const TaxModel = {
  NUMBER_111: '111',
  NUMBER_115: '115',
} as const;
