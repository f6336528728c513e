
export type FiscalRuleId = typeof FiscalRuleId[keyof typeof FiscalRuleId];


export const FiscalRuleId = {
  companies: 'companies',
  others: 'others',
  postponed: 'postponed',
  businessLarge: 'businessLarge',
  businessOthers: 'businessOthers',
} as const;
