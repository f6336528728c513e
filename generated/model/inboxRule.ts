import type { AgentId } from './agentId.ts';
import type { InboxRuleKind } from './inboxRuleKind.ts';
import type { Island } from './island.ts';
import type { Operation } from './operation.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * One rule: what it looks at, and who gets what fits. `home_agent` needs nobody named.
 */
export interface InboxRule {
  kind: InboxRuleKind;
  /** @maxItems 4 */
  islands?: Island[];
  /**
     * INE codes.
     * @maxItems 70
     * @items.pattern 07[0-9]{3}
     */
  municipalities?: string[];
  /** @maxItems 9 */
  operations?: Operation[];
  /** @maxItems 26 */
  languages?: SpokenLanguage[];
  /**
     * Who gets it; more than one take turns.
     * @maxItems 50
     */
  agents?: AgentId[];
}
