
/**
 * The channel would lose more than half of its homes within a day, and at least five, by other ways than sale or withdrawal. They stay out there until a person confirms.
 */
export interface IntegrationShrink {
  /**
     * Homes that would leave.
     * @minimum 1
     */
  leaving: number;
  /**
     * Homes that are out.
     * @minimum 1
     */
  of: number;
  since: string;
}
