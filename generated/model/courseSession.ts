import type { Language } from './language.ts';
import type { Uuid } from './uuid.ts';

/**
 * A date of a group.
 */
export interface CourseSession {
  id: Uuid;
  /** Beginning, UTC. */
  startsAt: string;
  /** End, UTC. */
  endsAt: string;
  /**
     * Where; null when online.
     * @maxLength 200
     * @nullable
     */
  place: string | null;
  /** @maxLength 120 */
  teacher: string;
  language: Language;
  /**
     * Seats in all.
     * @minimum 1
     * @maximum 500
     */
  seats: number;
  /**
     * Seats that nobody has or is offered.
     * @minimum 0
     * @maximum 500
     */
  free: number;
  /**
     * Below so many it may not take place.
     * @minimum 0
     * @maximum 500
     */
  minimum: number;
}
