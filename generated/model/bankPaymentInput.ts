import type { Uuid } from './uuid.ts';

/**
 * Which expenses are paid by transfer, from where and on which day.
 */
export interface BankPaymentInput {
  accountId: Uuid;
  /** Day the bank is asked to pay on, Europe/Madrid. */
  on: string;
  /**
     * @minItems 1
     * @maxItems 500
     */
  expenseIds: Uuid[];
  /** Also those that stand in a file already, which may pay them twice. */
  again?: boolean;
}
