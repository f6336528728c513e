import type { VisitRequest } from './visitRequest.ts';

/**
 * The caller's own first, then who has waited longest; at most 6 of each kind.
 */
export interface VisitRequestList {
  items: VisitRequest[];
}
