import type { Operation } from './operation.ts';

/**
 * What the home costs now.
 */
export interface OwnerPrice {
  operation: Operation;
  /**
     * EUR cents.
     * @nullable
     */
  price: number | null;
}
