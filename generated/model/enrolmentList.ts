import type { Enrolment } from './enrolment.ts';

/**
 * My courses, the latest first.
 */
export interface EnrolmentList {
  /** @maxItems 200 */
  items: Enrolment[];
}
