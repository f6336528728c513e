import type { Uuid } from './uuid.ts';

/**
 * What a change of several did.
 */
export interface ContactBulkResult {
  changed: Uuid[];
  refused: number;
}
