import type { AgentId } from './agentId.ts';
import type { FeePartInputBasis } from './feePartInputBasis.ts';
import type { FeePartInputWho } from './feePartInputWho.ts';
import type { Money } from './money.ts';

/**
 * A part of a fee: so many per cent, or an amount. What nobody gets is the agency's.
 */
export interface FeePartInput {
  who: FeePartInputWho;
  agentId?: AgentId;
  /** @maxLength 160 */
  name?: string;
  basis: FeePartInputBasis;
  /**
     * @maximum 100
     * @exclusiveMinimum 0
     */
  pct?: number;
  amount?: Money;
}
