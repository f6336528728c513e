
/**
 * How a quiz stands.
 */
export interface QuizStanding {
  /**
     * Best result in per cent; null before the first try.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  best: number | null;
  /**
     * Per cent that pass.
     * @minimum 1
     * @maximum 100
     */
  pass: number;
  /** The best result reached it. */
  passed: boolean;
  /**
     * Before the pause of 24 hours.
     * @minimum 0
     * @maximum 3
     */
  triesLeft: number;
  /**
     * When the pause ends; null when one may try now.
     * @nullable
     */
  nextTryAt: string | null;
}
