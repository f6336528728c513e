import type { Uuid } from './uuid.ts';

/**
 * Which of the merged records is somebody else after all.
 */
export interface ContactUnmergeInput {
  /** @minimum 1 */
  version: number;
  mergedId: Uuid;
}
