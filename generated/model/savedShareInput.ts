import type { Uuid } from './uuid.ts';

/**
 * What to share and for how long; no folder is everything, no days until it is revoked.
 */
export interface SavedShareInput {
  folderId?: Uuid;
  /**
     * @minimum 1
     * @maximum 365
     */
  days?: number;
}
