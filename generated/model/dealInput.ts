import type { Money } from './money.ts';
import type { Uuid } from './uuid.ts';

/**
 * A deal that came of an introduction.
 */
export interface DealInput {
  introductionId: Uuid;
  closePrice: Money;
}
