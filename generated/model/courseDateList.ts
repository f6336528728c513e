import type { CourseDate } from './courseDate.ts';

/**
 * Dates of a group course, for the site's operator.
 */
export interface CourseDateList {
  /** @maxItems 200 */
  items: CourseDate[];
}
