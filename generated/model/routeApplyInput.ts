import type { RouteMove } from './routeMove.ts';

/**
 * Calls that move, as planRoute proposed them.
 */
export interface RouteApplyInput {
  /**
     * @minItems 1
     * @maxItems 12
     */
  moves: RouteMove[];
}
