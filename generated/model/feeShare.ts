import type { AgentId } from './agentId.ts';
import type { FeeWho } from './feeWho.ts';
import type { Money } from './money.ts';

/**
 * What somebody gets of a fee, EUR cents without VAT; all shares together are the fee.
 */
export interface FeeShare {
  who: FeeWho;
  agentId: AgentId | null;
  name: string;
  amount: Money;
}
