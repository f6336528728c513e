import type { ReferralState } from './referralState.ts';

/**
 * A state that was reached.
 */
export interface ReferralStep {
  state: ReferralState;
  at: string;
}
