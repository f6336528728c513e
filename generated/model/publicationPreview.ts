import type { PublicationHome } from './publicationHome.ts';
import type { QualityPart } from './qualityPart.ts';

/**
 * A home as the channel would send it now, with today's settings.
 */
export interface PublicationPreview {
  home: PublicationHome;
  /** The parts of its quality, most to be had first. */
  quality: QualityPart[];
  mediaType: string;
  /**
     * The part of the feed; null when the home is blocked, or is not on the market.
     * @nullable
     */
  text: string | null;
}
