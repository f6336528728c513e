import type { IntakePreviewRow } from './intakePreviewRow.ts';
import type { IntakeRun } from './intakeRun.ts';
import type { IntakeTotals } from './intakeTotals.ts';

/**
 * The first rows as they would be, and what would become of those looked at; nothing was changed.
 */
export interface IntakePreview {
  /** How many rows the totals count: the first 1,000. */
  looked: number;
  totals: IntakeTotals;
  rows: IntakePreviewRow[];
  run: IntakeRun;
}
