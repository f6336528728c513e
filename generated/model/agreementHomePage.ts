import type { AgreementCounts } from './agreementCounts.ts';
import type { AgreementHome } from './agreementHome.ts';
import type { ShareRuleCount } from './shareRuleCount.ts';

/**
 * Own homes under an agreement.
 */
export interface AgreementHomePage {
  items: AgreementHome[];
  /** @minimum 0 */
  total: number;
  /** @nullable */
  next: string | null;
  counts: AgreementCounts;
  /** How many own homes each rule keeps at home; one home may be kept by several. */
  byRule: ShareRuleCount[];
}
