import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * Texts of the ad by language.
 */
export interface OrderTexts {
  title?: LocalizedLine;
  description?: LocalizedText;
}
