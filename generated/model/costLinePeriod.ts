
export type CostLinePeriod = typeof CostLinePeriod[keyof typeof CostLinePeriod];


export const CostLinePeriod = {
  once: 'once',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
} as const;
