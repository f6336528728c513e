import type { Money } from './money.ts';

/**
 * What can be ordered on top, EUR cents without VAT.
 */
export interface MarketOption {
  /**
     * Made by the server for a new one.
     * @pattern ^[a-z0-9-]{1,40}$
     */
  id?: string;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  amount: Money;
}
