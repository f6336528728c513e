import type { CourseCategory } from './courseCategory.ts';
import type { CourseId } from './courseId.ts';
import type { CourseKind } from './courseKind.ts';
import type { CourseLevel } from './courseLevel.ts';
import type { CourseOutlineModule } from './courseOutlineModule.ts';
import type { CourseSession } from './courseSession.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A course as it is offered.
 */
export interface Course {
  id: CourseId;
  /**
     * Of its content.
     * @minimum 1
     */
  version: number;
  kind: CourseKind;
  category: CourseCategory;
  level: CourseLevel;
  title: LocalizedLine;
  summary: LocalizedLine;
  /** @maxItems 12 */
  outcomes: LocalizedLine[];
  /** @maxLength 120 */
  teacher: string;
  /**
     * Number of the accredited centre; null: in-house training.
     * @nullable
     */
  centre: string | null;
  /**
     * Of all lessons.
     * @minimum 0
     */
  minutes: number;
  /** @maxItems 40 */
  modules: CourseOutlineModule[];
  /**
     * Those to come, by date.
     * @maxItems 100
     */
  sessions: CourseSession[];
}
