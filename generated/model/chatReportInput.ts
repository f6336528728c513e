import type { ChatReportReason } from './chatReportReason.ts';

/**
 * A visitor's complaint to the operator of the site.
 */
export interface ChatReportInput {
  reason: ChatReportReason;
  /** @maxLength 1000 */
  note?: string;
}
