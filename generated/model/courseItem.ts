import type { CourseCategory } from './courseCategory.ts';
import type { CourseId } from './courseId.ts';
import type { CourseKind } from './courseKind.ts';
import type { CourseLevel } from './courseLevel.ts';
import type { CourseSession } from './courseSession.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A course in a list.
 */
export interface CourseItem {
  id: CourseId;
  kind: CourseKind;
  category: CourseCategory;
  level: CourseLevel;
  title: LocalizedLine;
  summary: LocalizedLine;
  /** @maxLength 120 */
  teacher: string;
  /**
     * Of all lessons.
     * @minimum 0
     */
  minutes: number;
  /**
     * How many.
     * @minimum 0
     */
  lessons: number;
  nextSession: CourseSession | null;
}
