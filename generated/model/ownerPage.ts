import type { HomeRef } from './homeRef.ts';
import type { Language } from './language.ts';
import type { OwnerAgent } from './ownerAgent.ts';
import type { OwnerOpinions } from './ownerOpinions.ts';
import type { OwnerPrice } from './ownerPrice.ts';
import type { OwnerProposal } from './ownerProposal.ts';
import type { OwnerWeek } from './ownerWeek.ts';
import type { PricePoint } from './pricePoint.ts';
import type { PropertyStatus } from './propertyStatus.ts';

/**
 * What an owner reads of their home. Nobody who asks, visits or offers is named, nor another owner, nor what the agency earns.
 */
export interface OwnerPage {
  language: Language;
  /** The owner's own name. */
  greeting: string;
  agency: string;
  /** Who looks after the home; null when nobody does. */
  agent: OwnerAgent | null;
  title: string;
  ref: HomeRef;
  /**
     * Address of the first photo; null off the market.
     * @nullable
     */
  picture: string | null;
  status: PropertyStatus;
  prices: OwnerPrice[];
  /**
     * Days since it was first published; null before that.
     * @minimum 0
     * @nullable
     */
  marketDays: number | null;
  asOf: string;
  /** What the owner is asked now; null when nothing is. */
  proposal: OwnerProposal | null;
  /**
     * The last eight, oldest first; null when this is not shown.
     * @nullable
     */
  weeks: OwnerWeek[] | null;
  /** Null when this is not shown. */
  opinions: OwnerOpinions | null;
  /**
     * Oldest first; null when this is not shown.
     * @nullable
     */
  priceHistory: PricePoint[] | null;
  /**
     * Confirmed ones; null when this is not shown.
     * @maxItems 5
     * @nullable
     */
  nextVisits: string[] | null;
}
