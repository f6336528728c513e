import type { CourseQuestion } from './courseQuestion.ts';
import type { LessonId } from './lessonId.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * Questions drawn at random; three tries, then one every 24 hours.
 */
export interface QuizLesson {
  id: LessonId;
  kind: 'quiz';
  title: LocalizedLine;
  /**
     * How long it takes; at most one and a half times as much is proved.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /**
     * Per cent of right answers that pass.
     * @minimum 1
     * @maximum 100
     */
  pass: number;
  /**
     * How many questions a try has; never more than there are.
     * @minimum 1
     * @maximum 50
     */
  draw: number;
  /**
     * @minItems 1
     * @maxItems 200
     */
  questions: CourseQuestion[];
}
