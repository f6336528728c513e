import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Operation } from './operation.ts';

/**
 * A price that changed since yesterday; several changes of one price are one move.
 */
export interface DashboardPrice {
  propertyId: HomeId;
  ref: HomeRef;
  /** @nullable */
  title: string | null;
  operation: Operation;
  /**
     * EUR cents; null: there was none.
     * @nullable
     */
  old: number | null;
  /**
     * EUR cents; null: there is none now.
     * @nullable
     */
  new: number | null;
  /** The last change. */
  at: string;
}
