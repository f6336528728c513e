
/**
 * How many checks of introductions a person has left in a day of the islands.
 */
export interface IntroductionAllowance {
  /**
     * Checks that I have left today.
     * @minimum 0
     */
  left: number;
  /**
     * Checks in a day.
     * @minimum 1
     */
  most: number;
  /** When the next day begins in Europe/Madrid, and with it all of them anew. */
  renewsAt: string;
}
