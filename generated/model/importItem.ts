import type { HomeId } from './homeId.ts';
import type { ImportAction } from './importAction.ts';
import type { ImportIssue } from './importIssue.ts';

/**
 * One property of a run.
 */
export interface ImportItem {
  externalId: string;
  /** @nullable */
  ref: string | null;
  /** @nullable */
  title: string | null;
  action: ImportAction;
  propertyId: HomeId | null;
  /** Paths that changed. */
  changed: string[];
  issues: ImportIssue[];
  /** What a draft still lacks to be public, in words; empty when it does not wait. */
  waitsFor: string[];
}
