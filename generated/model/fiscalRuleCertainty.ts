
export type FiscalRuleCertainty = typeof FiscalRuleCertainty[keyof typeof FiscalRuleCertainty];


export const FiscalRuleCertainty = {
  inForce: 'inForce',
  announced: 'announced',
} as const;
