import type { ImportRun } from './importRun.ts';

/**
 * Runs, newest first.
 */
export interface ImportRunPage {
  items: ImportRun[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
