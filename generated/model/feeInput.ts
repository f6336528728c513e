import type { FeeInputBasis } from './feeInputBasis.ts';
import type { FeeInputOf } from './feeInputOf.ts';
import type { FeePartInput } from './feePartInput.ts';
import type { FeePayer } from './feePayer.ts';
import type { Money } from './money.ts';

/**
 * What a closed deal brings the agency, who owes it and how it is divided. Amounts without VAT.
 */
export interface FeeInput {
  /**
     * The version the change began on; a new fee has none.
     * @minimum 1
     */
  version?: number;
  payer: FeePayer;
  /**
     * The owner's part, where both pay.
     * @minimum 1
     * @maximum 99
     */
  ownerPct?: number;
  basis: FeeInputBasis;
  /**
     * @maximum 100
     * @exclusiveMinimum 0
     */
  pct?: number;
  amount?: Money;
  /** What the agents' per cents are of. */
  of: FeeInputOf;
  /** @maxItems 12 */
  parts: FeePartInput[];
}
