import type { LabIssueSeverity } from './labIssueSeverity.ts';
import type { LabLine } from './labLine.ts';

/**
 * What is wrong in a file, once for all homes with it.
 */
export interface LabIssue {
  /** Tag or column of the file; empty for the file itself. */
  field: string;
  severity: LabIssueSeverity;
  rule: string;
  /** Of the first home with it, in words. */
  message: string;
  /** How often. */
  count: number;
  /**
     * Where it stands, the first five; none where the format has no lines.
     * @maxItems 5
     */
  lines: number[];
  /**
     * The lines around the first one, of the first issues of a file.
     * @maxItems 5
     */
  excerpt: LabLine[];
}
