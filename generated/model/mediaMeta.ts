import type { LocalizedLine } from './localizedLine.ts';
import type { MediaKind } from './mediaKind.ts';
import type { MediaLabel } from './mediaLabel.ts';
import type { MediaVisibility } from './mediaVisibility.ts';

/**
 * What a picture is.
 */
export interface MediaMeta {
  label?: MediaLabel | null;
  kind?: MediaKind;
  visibility?: MediaVisibility;
  caption?: LocalizedLine;
}
