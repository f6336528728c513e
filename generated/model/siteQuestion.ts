import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A question and its answer.
 */
export interface SiteQuestion {
  question: LocalizedLine;
  answer: LocalizedText;
}
