import type { WeekFigures } from './weekFigures.ts';

/**
 * Figures of a home by week, oldest first, weeks without anything included. Visitors who declined analytics are not in them.
 */
export interface PropertyFigures {
  /** @maxItems 53 */
  weeks: WeekFigures[];
}
