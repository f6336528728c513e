import type { CourseItem } from './courseItem.ts';

/**
 * Courses that are offered.
 */
export interface CourseList {
  /** @maxItems 200 */
  items: CourseItem[];
}
