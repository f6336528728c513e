import type { FoundEvent } from './foundEvent.ts';

/**
 * What is in the diary, the nearest to come first.
 */
export interface FoundEvents {
  /**
     * @minimum 0
     * @maximum 1000
     */
  total: number;
  items: FoundEvent[];
}
