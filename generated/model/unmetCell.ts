import type { Island } from './island.ts';
import type { UnmetBeds } from './unmetBeds.ts';
import type { UnmetLevel } from './unmetLevel.ts';
import type { ValuationFamily } from './valuationFamily.ts';
import type { ValuationOperation } from './valuationOperation.ts';

/**
 * Buyers of other agencies for homes of one kind, price and size in one place, and how many such homes are on the market. A cell of which fewer than five buyers or three agencies would be told is not there.
 */
export interface UnmetCell {
  /**
     * The same on every day.
     * @minimum 1
     */
  id: number;
  level: UnmetLevel;
  /** In the language of the request. */
  place: string;
  /**
     * INE code; null for a larger place.
     * @nullable
     * @pattern ^07[0-9]{3}$
     */
  municipality: string | null;
  island: Island;
  operation: ValuationOperation;
  family: ValuationFamily;
  /**
     * Of prices, 1 the cheapest.
     * @minimum 1
     * @maximum 5
     */
  band: number;
  /**
     * EUR cents, included; null: no matter how little.
     * @nullable
     */
  from: number | null;
  /**
     * EUR cents, not included; null: no matter how much.
     * @nullable
     */
  to: number | null;
  /** Null for what has no bedrooms. */
  beds: UnmetBeds | null;
  /**
     * At least so many different people of three or more other agencies, rounded down to five.
     * @minimum 5
     */
  buyers: number;
  /**
     * Exactly how many of the agency's own; some may be among the others, too.
     * @minimum 0
     */
  own: number;
  /**
     * Such homes on the market that day.
     * @minimum 0
     */
  supply: number;
}
