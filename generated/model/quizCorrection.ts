import type { LocalizedLine } from './localizedLine.ts';

/**
 * A question after it was answered.
 */
export interface QuizCorrection {
  /** @maxLength 40 */
  question: string;
  /** The answer was right. */
  isRight: boolean;
  /**
     * Ids of the right choices.
     * @maxItems 12
     * @items.maxLength 40
     */
  right: string[];
  /** @nullable */
  number: number | null;
  why: LocalizedLine;
}
