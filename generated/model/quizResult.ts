import type { QuizCorrection } from './quizCorrection.ts';
import type { QuizStanding } from './quizStanding.ts';

/**
 * Result of a try.
 */
export interface QuizResult {
  /**
     * Per cent of right answers.
     * @minimum 0
     * @maximum 100
     */
  score: number;
  /** It is enough. */
  passed: boolean;
  quiz: QuizStanding;
  /** @maxItems 50 */
  corrections: QuizCorrection[];
}
