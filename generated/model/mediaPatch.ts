import type { MediaItemPatch } from './mediaItemPatch.ts';
import type { Uuid } from './uuid.ts';

/**
 * Order (every id once) and what is known of each picture.
 */
export interface MediaPatch {
  /** @maxItems 400 */
  order?: Uuid[];
  /** @maxItems 400 */
  items?: MediaItemPatch[];
}
