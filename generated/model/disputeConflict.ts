import type { Dispute } from './dispute.ts';

/**
 * What is so now.
 */
export interface DisputeConflict {
  message: string;
  current: Dispute;
}
