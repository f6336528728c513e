import type { Target } from './target.ts';

/**
 * Targets of the agency's people; of an agent their own.
 */
export interface TargetList {
  items: Target[];
}
