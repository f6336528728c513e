import type { ImportTotals } from './importTotals.ts';
import type { LabDialect } from './labDialect.ts';
import type { LabDiff } from './labDiff.ts';
import type { LabIssue } from './labIssue.ts';
import type { LabNearest } from './labNearest.ts';
import type { LabReportStatus } from './labReportStatus.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a tried file turned out to be. Until it is `done` only what was sent is told.
 */
export interface LabReport {
  id: Uuid;
  filename: string;
  bytes: number;
  status: LabReportStatus;
  /** The source it was held against. */
  integrationId: Uuid | null;
  /** @nullable */
  sourceName: string | null;
  /** Null: it is none that we know; `nearest` says what it is like. */
  dialect: LabDialect | null;
  /**
     * The share of the format's signs that the file bears.
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
  /** @maxItems 2 */
  nearest: LabNearest[];
  /** @nullable */
  version: string | null;
  /** @nullable */
  encoding: string | null;
  /**
     * What the file says of its encoding.
     * @nullable
     */
  declaredEncoding: string | null;
  /** Homes of this format can be brought in. */
  isReadable: boolean;
  /**
     * Why it cannot be read, in one sentence.
     * @nullable
     */
  failure: string | null;
  /**
     * What a run would ask, or refuse it for, before it changes anything.
     * @nullable
     */
  held: string | null;
  /** Homes in the file, each id once. */
  homes: number;
  /** Homes that cannot be taken. */
  refused: number;
  /** Homes that can be taken and of which something is not. */
  withIssues: number;
  /** @maxItems 100 */
  issues: LabIssue[];
  /** What a run of this file would do; null where it cannot be read. */
  would: ImportTotals | null;
  diff: LabDiff;
  createdAt: string;
  keptUntil: string;
}
