
/**
 * Whether it is known what an entry paid.
 */
export type BankEntryState = typeof BankEntryState[keyof typeof BankEntryState];


export const BankEntryState = {
  open: 'open',
  matched: 'matched',
  aside: 'aside',
} as const;
