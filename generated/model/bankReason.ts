
/**
 * Why an entry seems to pay something.
 */
export type BankReason = typeof BankReason[keyof typeof BankReason];


export const BankReason = {
  number: 'number',
  account: 'account',
  name: 'name',
  part: 'part',
  sum: 'sum',
  hand: 'hand',
} as const;
