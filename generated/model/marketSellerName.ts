import type { Uuid } from './uuid.ts';

/**
 * Who offers it.
 */
export interface MarketSellerName {
  id: Uuid;
  name: string;
  /** @nullable */
  town: string | null;
}
