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
  own?: boolean;
  subject?: LocalizedLine | null;
  text?: LocalizedText;
}
