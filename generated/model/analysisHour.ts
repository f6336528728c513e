
/**
 * Enquiries that came at some hours of a weekday, Europe/Madrid.
 */
export interface AnalysisHour {
  /**
     * 1 is Monday.
     * @minimum 1
     * @maximum 7
     */
  weekday: number;
  /**
     * The first of two hours.
     * @minimum 0
     * @maximum 22
     */
  hour: number;
  /**
     * Answered ones.
     * @minimum 1
     */
  n: number;
  /**
     * Minutes of office hours; null below 10.
     * @minimum 0
     * @nullable
     */
  medianMinutes: number | null;
}
