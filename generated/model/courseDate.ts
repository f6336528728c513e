import type { CourseDatePerson } from './courseDatePerson.ts';
import type { CourseSession } from './courseSession.ts';

/**
 * A date of a group course with who has a seat, for the site's operator.
 */
export interface CourseDate {
  session: CourseSession;
  /**
     * Address of an online date.
     * @nullable
     */
  url: string | null;
  /**
     * People on the waiting list.
     * @minimum 0
     */
  waiting: number;
  /** @nullable */
  cancelledAt: string | null;
  people: CourseDatePerson[];
}
