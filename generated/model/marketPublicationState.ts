import type { MarketPublicationStateState } from './marketPublicationStateState.ts';

/**
 * Where a publication should stand.
 */
export interface MarketPublicationState {
  /** @minimum 1 */
  version: number;
  state: MarketPublicationStateState;
}
