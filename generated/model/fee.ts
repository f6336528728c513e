import type { FeeDeal } from './feeDeal.ts';
import type { FeeInput } from './feeInput.ts';
import type { FeeShare } from './feeShare.ts';
import type { FeeState } from './feeState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A fee, its shares, and how much of it was invoiced. A STAFF sees the shares that are theirs and no other amount.
 */
export interface Fee {
  id: Uuid;
  deal: FeeDeal;
  /** As it was agreed; null for a STAFF. */
  data: FeeInput | null;
  /**
     * EUR cents without VAT; null for a STAFF.
     * @nullable
     */
  amount: number | null;
  shares: FeeShare[];
  /**
     * EUR cents without VAT that are on no invoice yet; null for a STAFF.
     * @nullable
     */
  toInvoice: number | null;
  state: FeeState;
  /** @minimum 1 */
  version: number;
}
