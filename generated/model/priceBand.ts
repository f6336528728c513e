
/**
 * A bar of the price histogram.
 */
export interface PriceBand {
  /** EUR cents */
  from: number;
  /**
     * EUR cents, null for and more
     * @nullable
     */
  to: number | null;
  count: number;
}
