import type { ImportAction } from './importAction.ts';
import type { ImportIssue } from './importIssue.ts';
import type { Uuid } from './uuid.ts';

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
  propertyId: Uuid | null;
  /** Paths that changed. */
  changed: string[];
  issues: ImportIssue[];
  /** What a draft still lacks to be public, in words; empty when it does not wait. */
  waitsFor: string[];
}
