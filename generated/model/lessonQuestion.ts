import type { LocalizedLine } from './localizedLine.ts';
import type { QuestionChoice } from './questionChoice.ts';
import type { QuestionKind } from './questionKind.ts';

/**
 * A question without its key.
 */
export interface LessonQuestion {
  /** @maxLength 40 */
  id: string;
  kind: QuestionKind;
  text: LocalizedLine;
  /** @maxItems 12 */
  choices: QuestionChoice[];
}
