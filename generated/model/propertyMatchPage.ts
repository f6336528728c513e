import type { PropertyMatch } from './propertyMatch.ts';

/**
 * Demands that a home fits, best first.
 */
export interface PropertyMatchPage {
  items: PropertyMatch[];
  total: number;
  /** @nullable */
  next: string | null;
}
