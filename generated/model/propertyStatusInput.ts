import type { Money } from './money.ts';
import type { PropertyStatus } from './propertyStatus.ts';
import type { Substatus } from './substatus.ts';

/**
 * A change of status. Publishing has its own operation.
 */
export interface PropertyStatusInput {
  /** @minimum 1 */
  version: number;
  status: PropertyStatus;
  substatus?: Substatus;
  closePrice?: Money;
  /**
     * Kept in the home's history.
     * @maxLength 500
     */
  reason?: string;
}
