import type { ImportProvider } from './importProvider.ts';
import type { ImportRunStatus } from './importRunStatus.ts';
import type { ImportTotals } from './importTotals.ts';
import type { Uuid } from './uuid.ts';

/**
 * One reading of a feed.
 */
export interface ImportRun {
  id: Uuid;
  provider: ImportProvider;
  filename: string;
  status: ImportRunStatus;
  dryRun: boolean;
  totals: ImportTotals;
  /**
     * Why the validity gate changed nothing, in words.
     * @nullable
     */
  rejectedReason: string | null;
  createdAt: string;
  /** @nullable */
  startedAt: string | null;
  /** @nullable */
  finishedAt: string | null;
  /** @nullable */
  byName: string | null;
  canUndo: boolean;
  /** @nullable */
  undoneAt: string | null;
}
