import type { LessonId } from './lessonId.ts';
import type { LessonKind } from './lessonKind.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { QuizStanding } from './quizStanding.ts';

/**
 * A lesson and how far I am.
 */
export interface EnrolmentLesson {
  id: LessonId;
  kind: LessonKind;
  title: LocalizedLine;
  /**
     * How long it takes.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /** Read, passed or attended. */
  done: boolean;
  /**
     * Spent in it.
     * @minimum 0
     */
  provedMinutes: number;
  quiz: QuizStanding | null;
}
