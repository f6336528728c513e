import type { Uuid } from './uuid.ts';

/**
 * What its owner changes. Null clears.
 */
export interface SavedHomePatch {
  /**
     * @maxLength 2000
     * @nullable
     */
  note?: string | null;
  /**
     * @minimum 0
     * @maximum 5
     */
  rating?: number;
  folderId?: Uuid | null;
  alerts?: boolean;
}
