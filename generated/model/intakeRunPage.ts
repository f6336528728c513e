import type { IntakeRun } from './intakeRun.ts';

/**
 * Imports, newest first.
 */
export interface IntakeRunPage {
  items: IntakeRun[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
