import type { LocalizedLine } from './localizedLine.ts';
import type { QuestionChoice } from './questionChoice.ts';
import type { QuestionKind } from './questionKind.ts';

/**
 * A question of a quiz with its key, which no answer of the API holds before the question was answered.
 */
export interface CourseQuestion {
  /** @pattern ^[a-z0-9-]{1,40}$ */
  id: string;
  kind: QuestionKind;
  text: LocalizedLine;
  /**
     * None where a number is asked for.
     * @maxItems 12
     */
  choices: QuestionChoice[];
  /**
     * Ids of the choices that are right; of `order`, all in their order.
     * @maxItems 12
     * @items.maxLength 40
     */
  right: string[];
  /**
     * The right number, of `number`.
     * @nullable
     */
  number?: number | null;
  /**
     * How far from it still counts.
     * @minimum 0
     */
  tolerance?: number;
  why: LocalizedLine;
}
