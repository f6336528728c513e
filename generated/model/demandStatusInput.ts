import type { DemandReason } from './demandReason.ts';
import type { DemandStatus } from './demandStatus.ts';

/**
 * A change of status with its reason: SEARCH to CANCEL or WON, and either back to SEARCH. Any other is refused with 406.
 */
export interface DemandStatusInput {
  /** @minimum 1 */
  version: number;
  status: DemandStatus;
  reason: DemandReason;
  /** @maxLength 500 */
  note?: string;
}
