import type { VisitAspect } from './visitAspect.ts';

/**
 * How many visitors said so.
 */
export interface OwnerAspectCount {
  aspect: VisitAspect;
  /** @minimum 1 */
  count: number;
}
