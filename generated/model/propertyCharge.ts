import type { Money } from './money.ts';
import type { PropertyChargeKind } from './propertyChargeKind.ts';

/**
 * A charge on the home, private.
 */
export interface PropertyCharge {
  kind: PropertyChargeKind;
  /** @maxLength 120 */
  holder?: string;
  amount?: Money;
}
