import type { Media } from './media.ts';
import type { RefusedFile } from './refusedFile.ts';

/**
 * Pictures of a home in their order, and files that were not taken.
 */
export interface MediaList {
  items: Media[];
  refused: RefusedFile[];
}
