
/**
 * How many homes a rule keeps at home.
 */
export interface ShareRuleCount {
  rule: string;
  field: string;
  /** @minimum 1 */
  count: number;
}
