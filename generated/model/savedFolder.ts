import type { Uuid } from './uuid.ts';

/**
 * A folder of saved homes.
 */
export interface SavedFolder {
  id: Uuid;
  name: string;
  count: number;
}
