import type { Visit } from './visit.ts';

/**
 * Visits, the next ones first, then those that have been, newest first; at most 200.
 */
export interface VisitList {
  items: Visit[];
}
