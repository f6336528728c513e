import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * What changes. Null clears.
 */
export interface TemplatePatch {
  /** @minimum 1 */
  version: number;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  subject?: LocalizedLine | null;
  text?: LocalizedText;
}
