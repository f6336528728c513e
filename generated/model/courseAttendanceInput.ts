import type { Uuid } from './uuid.ts';

/**
 * Who came to a date.
 */
export interface CourseAttendanceInput {
  /**
     * @minItems 1
     * @maxItems 500
     */
  userIds: Uuid[];
}
