import type { OrderChange } from './orderChange.ts';

/**
 * What a delivery would change in the home.
 */
export interface OrderChanges {
  /**
     * Null where there is no home, or it has gone.
     * @minimum 1
     * @nullable
     */
  propertyVersion: number | null;
  changes: OrderChange[];
  /** @minimum 0 */
  photosBefore: number;
  /** @minimum 0 */
  photosAdded: number;
  /** @minimum 0 */
  papersAdded: number;
  /** Whether it is in the home already. */
  isWritten: boolean;
}
