import type { MarketPublication } from './marketPublication.ts';

/**
 * What is stored now.
 */
export interface MarketPublicationConflict {
  message: string;
  current: MarketPublication;
}
