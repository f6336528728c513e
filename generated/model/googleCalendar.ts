import type { GoogleCalendarState } from './googleCalendarState.ts';

/**
 * How my diary and my Google calendar stand to each other. `available` is false where the site has no access to Google; then there is nothing to offer.
 */
export interface GoogleCalendar {
  available: boolean;
  state: GoogleCalendarState;
  /**
     * The Google account whose main calendar it is.
     * @nullable
     */
  email: string | null;
  /** @nullable */
  connectedAt: string | null;
  /**
     * When both were last the same.
     * @nullable
     */
  syncedAt: string | null;
  /**
     * Events of Google that the diary cannot hold, such as series by the hour.
     * @minimum 0
     */
  left: number;
}
