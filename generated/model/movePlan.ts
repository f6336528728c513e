
/**
 * What the other program has, by its own list. Prospects without a reference are not in that list, so nobody can count them.
 */
export interface MovePlan {
  /** @minimum 0 */
  active: number;
  /** @minimum 0 */
  unavailable: number;
  /** @minimum 0 */
  prospects: number;
  listedAt: string;
}
