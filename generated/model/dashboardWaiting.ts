
/**
 * Enquiries that nobody has answered.
 */
export interface DashboardWaiting {
  /** @minimum 0 */
  count: number;
  /**
     * Since when the first of them waits.
     * @nullable
     */
  oldestAt: string | null;
}
