import type { FiscalRuleCertainty } from './fiscalRuleCertainty.ts';
import type { FiscalRuleId } from './fiscalRuleId.ts';

/**
 * A day of the law, with where it stands and how sure it is.
 */
export interface FiscalRule {
  id: FiscalRuleId;
  from: string;
  certainty: FiscalRuleCertainty;
  /** @maxLength 300 */
  source: string;
  /** The day on which it was read. */
  knownOn: string;
}
