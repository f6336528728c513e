import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Uuid } from './uuid.ts';

/**
 * A text for answers.
 */
export interface Template {
  id: Uuid;
  name: string;
  own: boolean;
  subject: LocalizedLine;
  text: LocalizedText;
  canEdit: boolean;
  version: number;
  updatedAt: string;
}
