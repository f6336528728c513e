import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * Step 7, texts in languages; photos are beside it.
 */
export interface PropertyTexts {
  title?: LocalizedLine;
  description?: LocalizedText;
  metaDescription?: LocalizedLine;
  /**
     * @maxLength 255
     * @pattern ^https?://[^/?#@\\\s]+(?:[/?#]|$)
     */
  videoUrl?: string;
  /**
     * @maxLength 255
     * @pattern ^https?://[^/?#@\\\s]+(?:[/?#]|$)
     */
  virtualTourUrl?: string;
  /** @maxLength 300 */
  agentHook?: string;
  /** @maxLength 4000 */
  internalNotes?: string;
}
