
/**
 * What was answered to one question; left empty it is wrong.
 */
export interface QuizAnswer {
  /** @maxLength 40 */
  question: string;
  /**
     * @maxItems 12
     * @items.maxLength 40
     */
  choices?: string[];
  /** @nullable */
  number?: number | null;
}
