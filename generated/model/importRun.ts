import type { ImportDelay } from './importDelay.ts';
import type { ImportProvider } from './importProvider.ts';
import type { ImportQuestion } from './importQuestion.ts';
import type { ImportRunStatus } from './importRunStatus.ts';
import type { ImportRunTrigger } from './importRunTrigger.ts';
import type { ImportTotals } from './importTotals.ts';
import type { Uuid } from './uuid.ts';

/**
 * One reading of a feed.
 */
export interface ImportRun {
  id: Uuid;
  integrationId: Uuid;
  sourceName: string;
  provider: ImportProvider;
  filename: string;
  status: ImportRunStatus;
  dryRun: boolean;
  trigger: ImportRunTrigger;
  /** A person took it although the gate asked. */
  confirmed: boolean;
  totals: ImportTotals;
  /** Homes of this run that still wait as drafts for something the feed lacks. */
  waiting: number;
  /**
     * Why the validity gate changed nothing, in words.
     * @nullable
     */
  rejectedReason: string | null;
  /** Not null: the gate asks, and a person may take the file all the same (repeatImport). */
  question: ImportQuestion | null;
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
  /** What the run waits for; null where nothing does, and on all but the newest run of a source. */
  delay: ImportDelay | null;
}
