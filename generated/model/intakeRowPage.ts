import type { IntakeRow } from './intakeRow.ts';

/**
 * Rows in the order of the file.
 */
export interface IntakeRowPage {
  items: IntakeRow[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
