
/**
 * A fifth of the prices asked on all islands for one operation and family, fixed for a year.
 */
export interface UnmetBand {
  /**
     * 1 is the cheapest.
     * @minimum 1
     * @maximum 5
     */
  band: number;
  /**
     * EUR cents, included; null: no matter how little.
     * @nullable
     */
  from: number | null;
  /**
     * EUR cents, not included; null: no matter how much.
     * @nullable
     */
  to: number | null;
}
