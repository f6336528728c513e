
export type RentalRuleUnit = typeof RentalRuleUnit[keyof typeof RentalRuleUnit];


export const RentalRuleUnit = {
  cents: 'cents',
  years: 'years',
  months: 'months',
  percent: 'percent',
  none: 'none',
} as const;
