import type { LocalizedLine } from './localizedLine.ts';
import type { MediaKind } from './mediaKind.ts';
import type { MediaLabel } from './mediaLabel.ts';
import type { MediaVisibility } from './mediaVisibility.ts';

/**
 * What a picture is.
 */
export interface MediaMeta {
  kind?: MediaKind;
  label?: MediaLabel | null;
  caption?: LocalizedLine;
  visibility?: MediaVisibility;
}
