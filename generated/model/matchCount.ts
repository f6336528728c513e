import type { Uuid } from './uuid.ts';

/**
 * Good matches (70 and more) of a demand or a home.
 */
export interface MatchCount {
  id: Uuid;
  good: number;
  /** Those nobody has done anything with. */
  new: number;
}
