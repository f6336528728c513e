
/**
 * What the agents' per cents are of.
 */
export type FeeInputOf = typeof FeeInputOf[keyof typeof FeeInputOf];


export const FeeInputOf = {
  gross: 'gross',
  afterPartners: 'afterPartners',
} as const;
