
/**
 * A condition of the programme.
 */
export type RentalRuleId = typeof RentalRuleId[keyof typeof RentalRuleId];


export const RentalRuleId = {
  largeHolder: 'largeHolder',
  ownedSince: 'ownedSince',
  empty: 'empty',
  rentCap: 'rentCap',
  tenantRent: 'tenantRent',
  residence: 'residence',
  rentShare: 'rentShare',
  incomeMax: 'incomeMax',
} as const;
