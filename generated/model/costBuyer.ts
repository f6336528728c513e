
/**
 * Who buys, as the dated tables of the transfer tax know them. general: nobody in particular. home: habitual home, no other home.
 * young36: first home, under 36. disability: disability in the family. family: large or single-parent family.
 * young30: under 30 within the income ceilings. disabled33: disability of 33 % or more within the income ceilings.
 */
export type CostBuyer = typeof CostBuyer[keyof typeof CostBuyer];


export const CostBuyer = {
  general: 'general',
  home: 'home',
  young36: 'young36',
  disability: 'disability',
  family: 'family',
  young30: 'young30',
  disabled33: 'disabled33',
} as const;
