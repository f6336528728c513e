import type { QuizAnswer } from './quizAnswer.ts';

/**
 * Answers to the questions of a try.
 */
export interface QuizAnswers {
  /**
     * @minItems 1
     * @maxItems 50
     */
  answers: QuizAnswer[];
}
