import type { CourseOutlineLesson } from './courseOutlineLesson.ts';
import type { CourseSubject } from './courseSubject.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A part of a course, by names.
 */
export interface CourseOutlineModule {
  title: LocalizedLine;
  subject: CourseSubject | null;
  /** @maxItems 60 */
  lessons: CourseOutlineLesson[];
}
