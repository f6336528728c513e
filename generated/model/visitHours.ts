import type { VisitWindow } from './visitWindow.ts';

/**
 * When and how people may book visits with an agent. Holidays are events of kind unavailability.
 */
export interface VisitHours {
  /** @maxItems 28 */
  windows: VisitWindow[];
  /**
     * @minimum 15
     * @maximum 180
     */
  lengthMinutes: number;
  /**
     * Kept free before and after other events.
     * @minimum 0
     * @maximum 120
     */
  bufferMinutes: number;
  /**
     * @minimum 0
     * @maximum 336
     */
  noticeHours: number;
  /**
     * Visits a day.
     * @minimum 1
     * @maximum 20
     */
  maxPerDay: number;
  /**
     * @minimum 1
     * @maximum 90
     */
  horizonDays: number;
  /** Booked visits are confirmed at once, to homes whose full address is public; otherwise the agent answers. */
  autoConfirm: boolean;
}
