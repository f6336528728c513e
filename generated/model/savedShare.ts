import type { Uuid } from './uuid.ts';

/**
 * A link that shows saved homes to whoever holds it, without notes and ratings.
 */
export interface SavedShare {
  id: Uuid;
  /** Null: every saved home. */
  folderId: Uuid | null;
  /** @nullable */
  folderName: string | null;
  createdAt: string;
  /** @nullable */
  expiresAt: string | null;
}
