import type { LessonId } from './lessonId.ts';
import type { LessonKind } from './lessonKind.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A lesson by name.
 */
export interface CourseOutlineLesson {
  id: LessonId;
  kind: LessonKind;
  title: LocalizedLine;
  /**
     * How long it takes.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
}
