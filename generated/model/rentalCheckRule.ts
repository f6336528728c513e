
/**
 * What is checked of a file, the conditions of the programme and what its people look at.
 */
export type RentalCheckRule = typeof RentalCheckRule[keyof typeof RentalCheckRule];


export const RentalCheckRule = {
  largeHolder: 'largeHolder',
  ownedSince: 'ownedSince',
  empty: 'empty',
  rentCap: 'rentCap',
  tenantRent: 'tenantRent',
  residence: 'residence',
  rentShare: 'rentShare',
  incomeMax: 'incomeMax',
  deed: 'deed',
  cedula: 'cedula',
  energy: 'energy',
  ibi: 'ibi',
  homeState: 'homeState',
  identity: 'identity',
  padron: 'padron',
  income: 'income',
} as const;
