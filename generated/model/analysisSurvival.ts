import type { AnalysisSurvivalPoint } from './analysisSurvivalPoint.ts';

/**
 * Days until homes are sold or let (Kaplan and Meier).
 */
export interface AnalysisSurvival {
  /**
     * Homes.
     * @minimum 0
     */
  n: number;
  /**
     * Those sold or let; the others count until today, or until they were taken off the market.
     * @minimum 0
     */
  sold: number;
  /** @minimum 0 */
  agencies: number;
  /**
     * When half of them are sold; null where fewer are, and below 10 homes.
     * @minimum 0
     * @nullable
     */
  medianDays: number | null;
  /**
     * The median's interval of 95 %; null: open at this end.
     * @minimum 0
     * @nullable
     */
  low: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  high: number | null;
  /**
     * Days on which something was sold, ascending; none below 10 homes.
     * @maxItems 740
     */
  points: AnalysisSurvivalPoint[];
}
