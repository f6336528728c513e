import type { CourseCategory } from './courseCategory.ts';
import type { CourseKind } from './courseKind.ts';
import type { CourseLevel } from './courseLevel.ts';
import type { CourseModule } from './courseModule.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A course as its folder says it and as it is stored. Every text is in es, en, ca and de.
 */
export interface CourseDocument {
  kind: CourseKind;
  category: CourseCategory;
  level: CourseLevel;
  title: LocalizedLine;
  summary: LocalizedLine;
  /**
     * What one can do afterwards.
     * @maxItems 12
     */
  outcomes: LocalizedLine[];
  /**
     * @minLength 1
     * @maxLength 120
     */
  teacher: string;
  /**
     * Number of the accredited centre; without it the hours are in-house training and count for no law.
     * @maxLength 60
     * @nullable
     */
  centre: string | null;
  /**
     * @minItems 1
     * @maxItems 40
     */
  modules: CourseModule[];
}
