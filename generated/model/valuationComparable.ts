import type { HomeId } from './homeId.ts';
import type { Money } from './money.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { ValuationDifference } from './valuationDifference.ts';

/**
 * A home that counts, by what its advert says or said to everybody.
 */
export interface ValuationComparable {
  listingId: HomeId;
  /** Of this agency. */
  own: boolean;
  /** Withdrawn, less than 24 months ago. */
  gone: boolean;
  subtype: PropertySubtype | null;
  /** As far as its agency shows it. */
  place: string;
  /** Built. */
  m2: number;
  price: Money;
  adjusted: Money;
  /**
     * 100: alike in everything and at the door.
     * @minimum 0
     * @maximum 100
     */
  weight: number;
  /** From the valued home to where this one is shown, rounded to 50. */
  metres: number;
  /**
     * On the market, until withdrawn or until the estimate.
     * @minimum 0
     */
  days: number;
  /** How it differs, at most six. */
  why: ValuationDifference[];
}
