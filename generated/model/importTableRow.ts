import type { ImportIssue } from './importIssue.ts';
import type { ImportTableValue } from './importTableValue.ts';

/**
 * A home of a table as it would be.
 */
export interface ImportTableRow {
  /** Line of the file where its first row begins. */
  line: number;
  externalId: string;
  /** It cannot be taken; an issue says why. */
  refused: boolean;
  values: ImportTableValue[];
  issues: ImportIssue[];
}
