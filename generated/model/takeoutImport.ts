import type { TakeoutImportAbsent } from './takeoutImportAbsent.ts';
import type { TakeoutImportCount } from './takeoutImportCount.ts';
import type { TakeoutImportIssue } from './takeoutImportIssue.ts';
import type { TakeoutImportOrigin } from './takeoutImportOrigin.ts';
import type { TakeoutImportState } from './takeoutImportState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A takeout on its way into an agency, and what came of it.
 */
export interface TakeoutImport {
  id: Uuid;
  state: TakeoutImportState;
  /** Name of the file, or the host it is read from; the address itself is told nobody. */
  source: string;
  /**
     * Who brings it; null when they are gone.
     * @nullable
     */
  byName: string | null;
  /** When it was asked for, in UTC. */
  createdAt: string;
  /**
     * When it ended; null before.
     * @nullable
     */
  finishedAt: string | null;
  /**
     * Until when it can be undone: 30 days from when it ended; null before.
     * @nullable
     */
  undoUntil: string | null;
  /**
     * How far it is, in percent.
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /** Null until its first file was read. */
  from: TakeoutImportOrigin | null;
  /** In the order in which they come in. */
  counts: TakeoutImportCount[];
  absent: TakeoutImportAbsent[];
  /**
     * The first 200.
     * @maxItems 200
     */
  issues: TakeoutImportIssue[];
  /**
     * How many there are in all.
     * @minimum 0
     */
  issueCount: number;
  /**
     * Why it was refused, failed or paused by itself, in words.
     * @nullable
     */
  reason: string | null;
  canPause: boolean;
  canResume: boolean;
  canUndo: boolean;
}
