import type { VisitRequest } from './visitRequest.ts';

/**
 * Who waits longest first; at most 6 of each kind.
 */
export interface VisitRequestList {
  items: VisitRequest[];
}
