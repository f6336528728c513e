
/**
 * The reply time aimed at, in minutes of office hours; hours are those of Europe/Madrid.
 */
export interface InboxClock {
  /**
     * @minimum 5
     * @maximum 10080
     */
  goalMinutes: number;
  /**
     * 1 is Monday.
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  days: number[];
  /** @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$ */
  from: string;
  /** @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$ */
  to: string;
}
