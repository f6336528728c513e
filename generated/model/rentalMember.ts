import type { Money } from './money.ts';

/**
 * Somebody who would live in the home.
 */
export interface RentalMember {
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  birth: string;
  income: Money;
}
