import type { Language } from './language.ts';

/**
 * A date of a group course, as the operator says it.
 */
export interface CourseSessionInput {
  /** Beginning, UTC. */
  startsAt: string;
  /** End, UTC. */
  endsAt: string;
  /**
     * @minimum 1
     * @maximum 500
     */
  seats: number;
  /**
     * Below so many it may not take place.
     * @minimum 0
     * @maximum 500
     */
  minimum: number;
  language: Language;
  /**
     * @minLength 1
     * @maxLength 120
     */
  teacher: string;
  /**
     * Where; left out when online.
     * @maxLength 200
     */
  place?: string;
  /**
     * Address of an online date, told to who has a seat.
     * @maxLength 500
     * @pattern ^https://[^ ]+$
     */
  url?: string;
}
