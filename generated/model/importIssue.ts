import type { ImportIssueSeverity } from './importIssueSeverity.ts';

/**
 * A remark on one field of the feed.
 */
export interface ImportIssue {
  field: string;
  message: string;
  severity: ImportIssueSeverity;
}
