
/**
 * Homes that are here, by what had to be said of them.
 */
export interface MoveArrived {
  /** @minimum 0 */
  good: number;
  /** @minimum 0 */
  remarks: number;
  /** @minimum 0 */
  errors: number;
}
