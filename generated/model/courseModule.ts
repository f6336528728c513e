import type { CourseLesson } from './courseLesson.ts';
import type { CourseSubject } from './courseSubject.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A part of a course.
 */
export interface CourseModule {
  title: LocalizedLine;
  subject: CourseSubject | null;
  /**
     * @minItems 1
     * @maxItems 60
     */
  lessons: CourseLesson[];
}
