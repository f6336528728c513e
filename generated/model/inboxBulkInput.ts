import type { Uuid } from './uuid.ts';

/**
 * Which threads, and what becomes of them.
 */
export interface InboxBulkInput {
  /**
     * @minItems 1
     * @maxItems 200
     */
  ids: Uuid[];
  archived: boolean;
}
