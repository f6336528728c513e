import type { Weekday } from './weekday.ts';

/**
 * Hours in which a branch is open on some weekdays, Europe/Madrid.
 */
export interface AgencyHours {
  /**
     * @minItems 1
     * @maxItems 7
     */
  days: Weekday[];
  /** @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$ */
  from: string;
  /** @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$ */
  to: string;
}
