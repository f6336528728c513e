import type { Uuid } from './uuid.ts';

/**
 * A record that was found to be the same person and can be taken apart again.
 */
export interface ContactMerged {
  id: Uuid;
  name: string;
  at: string;
  /** @nullable */
  byName: string | null;
}
