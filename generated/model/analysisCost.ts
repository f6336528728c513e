import type { Money } from './money.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a month of a source cost, as an ADMIN wrote it down.
 */
export interface AnalysisCost {
  id: Uuid;
  /** @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$ */
  month: string;
  /** @maxLength 200 */
  source: string;
  amount: Money;
}
