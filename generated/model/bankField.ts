
/**
 * What a column of a statement's table holds.
 */
export type BankField = typeof BankField[keyof typeof BankField];


export const BankField = {
  booked: 'booked',
  valued: 'valued',
  text: 'text',
  party: 'party',
  amount: 'amount',
  out: 'out',
  in: 'in',
  reference: 'reference',
  iban: 'iban',
  balance: 'balance',
} as const;
