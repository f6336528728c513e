import type { CourseSubject } from './courseSubject.ts';

/**
 * Minutes of one subject.
 */
export interface TrainingSubject {
  subject: CourseSubject;
  /**
     * Online, as the server saw it.
     * @minimum 0
     */
  provedMinutes: number;
  /**
     * At sessions.
     * @minimum 0
     */
  attendedMinutes: number;
}
