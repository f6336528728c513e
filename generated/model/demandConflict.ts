import type { Demand } from './demand.ts';

/**
 * A stale save; current is what is stored, mine stays in the form.
 */
export interface DemandConflict {
  message: string;
  current: Demand;
}
