import type { PublicationIssueSeverity } from './publicationIssueSeverity.ts';

/**
 * What is odd about a home on a channel, at the field that mends it.
 */
export interface PublicationIssue {
  /** Path of the field, as in PropertyQualityItem. */
  field: string;
  /**
     * @minimum 1
     * @maximum 8
     */
  step: number;
  /** Name of the field over there. */
  foreign: string;
  /** Which rule it is; the same rule has the same code on every channel. */
  rule: string;
  /**
     * What stands there now.
     * @nullable
     */
  value: string | null;
  severity: PublicationIssueSeverity;
  /** In the language of the request. */
  message: string;
}
