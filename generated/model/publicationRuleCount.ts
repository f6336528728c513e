import type { PublicationRuleCountSeverity } from './publicationRuleCountSeverity.ts';

/**
 * How many homes of the channel have one remark.
 */
export interface PublicationRuleCount {
  rule: string;
  field: string;
  severity: PublicationRuleCountSeverity;
  /** In the language of the request, without the value. */
  message: string;
  /** @minimum 1 */
  count: number;
}
