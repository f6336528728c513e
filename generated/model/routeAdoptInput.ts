import type { RouteMove } from './routeMove.ts';

/**
 * Calls that move, as proposeRoute proposed them.
 */
export interface RouteAdoptInput {
  /**
     * @minItems 1
     * @maxItems 12
     */
  moves: RouteMove[];
}
