import type { HomeId } from './homeId.ts';
import type { ReportReason } from './reportReason.ts';
import type { ReportState } from './reportState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A report as the agency reads it. Who wrote it is not told.
 */
export interface Report {
  id: Uuid;
  propertyId: HomeId;
  reason: ReportReason;
  /** @nullable */
  text: string | null;
  state: ReportState;
  /** Whether they left an address; the answer is mailed to it. */
  wantsAnswer: boolean;
  /** @nullable */
  answer: string | null;
  /** @nullable */
  answeredAt: string | null;
  dueAt: string;
  createdAt: string;
  version: number;
}
