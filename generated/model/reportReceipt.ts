import type { Uuid } from './uuid.ts';

/**
 * The report has arrived.
 */
export interface ReportReceipt {
  id: Uuid;
  message: string;
  /** 72 hours after it was sent. */
  answerBy: string;
}
