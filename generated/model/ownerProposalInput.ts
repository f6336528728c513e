import type { Money } from './money.ts';
import type { Operation } from './operation.ts';

/**
 * A price proposed to the owners, who answer on their page. Whoever says yes first changes the price at once.
 */
export interface OwnerProposalInput {
  operation: Operation;
  price: Money;
  /**
     * Why, as the owners read it.
     * @maxLength 500
     */
  text?: string;
}
