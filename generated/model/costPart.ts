
/**
 * A bracket of a dated scale and what falls into it.
 */
export interface CostPart {
  /** EUR cents */
  from: number;
  /**
     * EUR cents, null for everything above.
     * @nullable
     */
  to: number | null;
  /** Percent. */
  rate: number;
  /** EUR cents of the base within the bracket, 0 when it is not reached. */
  base: number;
  /** EUR cents */
  amount: number;
}
