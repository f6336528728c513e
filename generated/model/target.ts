import type { Uuid } from './uuid.ts';

/**
 * What an agent aims at in a month. Null: no target.
 */
export interface Target {
  id: Uuid;
  name: string;
  /** @nullable */
  captures: number | null;
  /** @nullable */
  visits: number | null;
  /**
     * Homes sent to buyers.
     * @nullable
     */
  matches: number | null;
}
