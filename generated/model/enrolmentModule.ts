import type { CourseSubject } from './courseSubject.ts';
import type { EnrolmentLesson } from './enrolmentLesson.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A part of my course.
 */
export interface EnrolmentModule {
  title: LocalizedLine;
  subject: CourseSubject | null;
  /** @maxItems 60 */
  lessons: EnrolmentLesson[];
}
