
/**
 * Hours of a weekday in which visits may start and end, Europe/Madrid.
 */
export interface VisitWindow {
  /**
     * 1 Monday to 7 Sunday.
     * @minimum 1
     * @maximum 7
     */
  weekday: number;
  /** @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$ */
  from: string;
  /** @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$ */
  to: string;
}
