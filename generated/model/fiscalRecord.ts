import type { FiscalMode } from './fiscalMode.ts';
import type { FiscalRecordKind } from './fiscalRecordKind.ts';
import type { FiscalRecordState } from './fiscalRecordState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A record of an invoice in its taxpayer's chain.
 */
export interface FiscalRecord {
  id: Uuid;
  /**
     * Its number in the chain.
     * @minimum 1
     */
  seq: number;
  invoiceId: Uuid;
  /** @maxLength 60 */
  fullNumber: string;
  kind: FiscalRecordKind;
  /** It takes the place of an earlier one of the same invoice (Subsanacion). */
  mends: boolean;
  /** No later record of the same invoice stands after it. */
  isLast: boolean;
  mode: FiscalMode;
  state: FiscalRecordState;
  /**
     * By the clock of the islands, with its offset: what was hashed.
     * @maxLength 30
     */
  recordedAt: string;
  /** @nullable */
  sentAt: string | null;
  /**
     * The tax agency's code of what it took.
     * @maxLength 60
     * @nullable
     */
  csv: string | null;
  /**
     * The tax agency's number of an error.
     * @maxLength 10
     * @nullable
     */
  code: string | null;
  /**
     * The tax agency's words of an error.
     * @maxLength 1500
     * @nullable
     */
  message: string | null;
}
