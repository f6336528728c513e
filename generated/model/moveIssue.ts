import type { MoveIssueKind } from './moveIssueKind.ts';

/**
 * Something a person should know or do.
 */
export interface MoveIssue {
  kind: MoveIssueKind;
  /** @minimum 0 */
  count: number;
  /** In the reader's language. */
  message: string;
}
