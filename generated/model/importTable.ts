import type { ImportTableColumn } from './importTableColumn.ts';
import type { ImportTableFormat } from './importTableFormat.ts';
import type { ImportTablePlan } from './importTablePlan.ts';
import type { Uuid } from './uuid.ts';

/**
 * A table of homes that waits to be brought in.
 */
export interface ImportTable {
  id: Uuid;
  filename: string;
  format: ImportTableFormat;
  /**
     * Encoding of a text file as it was recognised; null for a workbook.
     * @nullable
     */
  encoding: string | null;
  /**
     * Sign between the columns of a text file.
     * @nullable
     */
  delimiter: string | null;
  /** Rows below the names of the columns. */
  rows: number;
  columns: ImportTableColumn[];
  plan: ImportTablePlan;
  /** The plan is the one of an earlier table with the same columns. */
  isRemembered: boolean;
  /** The source of that earlier table. */
  sourceId: Uuid | null;
  createdAt: string;
  keptUntil: string;
}
