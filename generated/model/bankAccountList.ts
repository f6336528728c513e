import type { BankAccount } from './bankAccount.ts';

/**
 * Bank accounts.
 */
export interface BankAccountList {
  items: BankAccount[];
}
