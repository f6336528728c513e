import type { LocalizedLine } from './localizedLine.ts';
import type { MediaKind } from './mediaKind.ts';
import type { MediaLabel } from './mediaLabel.ts';

/**
 * A picture; variants are WebP at `${src}/${width}.webp`.
 */
export interface Photo {
  src: string;
  widths: number[];
  width: number;
  height: number;
  /** @nullable */
  color: string | null;
  kind: MediaKind;
  label: MediaLabel | null;
  caption: LocalizedLine;
}
