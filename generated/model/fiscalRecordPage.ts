import type { FiscalRecord } from './fiscalRecord.ts';

/**
 * Records, newest first.
 */
export interface FiscalRecordPage {
  items: FiscalRecord[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
}
