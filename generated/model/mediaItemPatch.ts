import type { LocalizedLine } from './localizedLine.ts';
import type { MediaKind } from './mediaKind.ts';
import type { MediaLabel } from './mediaLabel.ts';
import type { MediaVisibility } from './mediaVisibility.ts';
import type { Uuid } from './uuid.ts';

/**
 * Changes of one picture.
 */
export interface MediaItemPatch {
  id: Uuid;
  kind?: MediaKind;
  label?: MediaLabel | null;
  caption?: LocalizedLine;
  visibility?: MediaVisibility;
}
