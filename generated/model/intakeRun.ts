import type { ContactRole } from './contactRole.ts';
import type { IntakeColumn } from './intakeColumn.ts';
import type { IntakeDates } from './intakeDates.ts';
import type { IntakeMapped } from './intakeMapped.ts';
import type { IntakeMode } from './intakeMode.ts';
import type { IntakeRunDedupeKeysItem } from './intakeRunDedupeKeysItem.ts';
import type { IntakeRunDialect } from './intakeRunDialect.ts';
import type { IntakeRunFormat } from './intakeRunFormat.ts';
import type { IntakeStatus } from './intakeStatus.ts';
import type { IntakeTotals } from './intakeTotals.ts';
import type { IntakeUndone } from './intakeUndone.ts';
import type { IntakeWantOperation } from './intakeWantOperation.ts';
import type { Uuid } from './uuid.ts';

/**
 * One file of contacts on its way into the agency.
 */
export interface IntakeRun {
  id: Uuid;
  filename: string;
  format: IntakeRunFormat;
  /** The program it comes from, by the names of its columns. */
  dialect: IntakeRunDialect;
  /**
     * Encoding of a text file as it was recognised.
     * @nullable
     */
  encoding: string | null;
  /**
     * Sign between the columns of a text file.
     * @nullable
     */
  delimiter: string | null;
  status: IntakeStatus;
  /** Rows of the file, those that cannot be read among them. */
  rows: number;
  /** Columns of a table; none for vCard, which names its fields itself. */
  columns: IntakeColumn[];
  mapping: IntakeMapped[];
  dates: IntakeDates;
  /** The file does not show how its dates are to be read: dates is a guess, and whoever brings it is asked. */
  askDates: boolean;
  /** What those look to do whose row does not tell; null: such rows become no demand. */
  wantOperation: IntakeWantOperation | null;
  mode: IntakeMode;
  dedupeKeys: IntakeRunDedupeKeysItem[];
  overwrite: boolean;
  shared: boolean;
  roles: ContactRole[];
  tags: string[];
  totals: IntakeTotals;
  undone: IntakeUndone | null;
  /**
     * Why it stopped, in words.
     * @nullable
     */
  failure: string | null;
  /** @nullable */
  byName: string | null;
  createdAt: string;
  /** @nullable */
  startedAt: string | null;
  /** @nullable */
  finishedAt: string | null;
  /**
     * 30 days after it began.
     * @nullable
     */
  undoUntil: string | null;
  canUndo: boolean;
}
