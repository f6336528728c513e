import type { HomeId } from './homeId.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { Uuid } from './uuid.ts';

/**
 * Save a home. A home that is saved already stays as it is.
 */
export interface SavedHomeInput {
  homeId: HomeId;
  operation?: PublicOperation;
  folderId?: Uuid;
  /** Take back a removal: note, rating, folder and the price when saved are as they were. */
  restore?: boolean;
}
