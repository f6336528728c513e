import type { LocalizedLine } from './localizedLine.ts';
import type { MediaKind } from './mediaKind.ts';
import type { MediaLabel } from './mediaLabel.ts';
import type { MediaState } from './mediaState.ts';
import type { MediaVisibility } from './mediaVisibility.ts';
import type { Uuid } from './uuid.ts';

/**
 * A picture of a home. Variants are WebP; src is the address up to the width, as in `${src}/960.webp`.
 */
export interface Media {
  id: Uuid;
  kind: MediaKind;
  state: MediaState;
  src: string;
  /** Widths that exist in pixels. */
  widths: number[];
  /** @nullable */
  width: number | null;
  /** @nullable */
  height: number | null;
  /**
     * Main colour, shown while it loads.
     * @nullable
     */
  color: string | null;
  label: MediaLabel | null;
  caption: LocalizedLine;
  visibility: MediaVisibility;
}
