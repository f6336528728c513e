import type { RouteMiss } from './routeMiss.ts';
import type { RouteStop } from './routeStop.ts';

/**
 * A day's calls in the order with the least time on the road.
 */
export interface Route {
  day: string;
  /** @maxItems 12 */
  stops: RouteStop[];
  /** Minutes on the road between these calls as they stand in the diary. */
  minutesBefore: number;
  /** The same in this order. */
  minutesAfter: number;
  /** Minutes that are saved; zero when the day is in order. */
  saved: number;
  /** What could not be planned, and why. */
  impossible: RouteMiss[];
}
