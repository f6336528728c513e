import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A text for answers. Places in braces, such as {nombre}, are filled when it is used.
 */
export interface TemplateInput {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /** For me alone; otherwise for the whole agency, which an ADMIN writes. */
  own?: boolean;
  subject?: LocalizedLine;
  text: LocalizedText;
}
