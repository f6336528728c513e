import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { NetworkOffer } from './networkOffer.ts';
import type { Operation } from './operation.ts';

/**
 * A home in a list of matches. Of another agency only what the public sees.
 */
export interface MatchHome {
  id: HomeId;
  ref: HomeRef;
  /** Whether the reader's agency keeps it and the reader may open its record. */
  own: boolean;
  /**
     * Whose it is, when it is another agency's.
     * @nullable
     */
  agencyName: string | null;
  operation: Operation;
  /**
     * EUR cents; a month's of a rental.
     * @nullable
     */
  price: number | null;
  title: LocalizedLine;
  /** Zone or town and municipality. */
  place: string;
  /** @nullable */
  municipality: string | null;
  /** @nullable */
  bedrooms: number | null;
  /** @nullable */
  bathrooms: number | null;
  /**
     * m2 built, of land its plot.
     * @nullable
     */
  area: number | null;
  /**
     * Address of a small picture, without width.
     * @nullable
     */
  thumb: string | null;
  /** Whether it has a public page. */
  live: boolean;
  /** What was agreed for it, when a partner shares it with the reader's agency. */
  network: NetworkOffer | null;
}
