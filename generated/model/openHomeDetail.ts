import type { LocalizedText } from './localizedText.ts';
import type { Photo } from './photo.ts';

/**
 * What a partner's home shows in a selection itself, since its public page names its agency.
 */
export interface OpenHomeDetail {
  description: LocalizedText;
  photos: Photo[];
}
