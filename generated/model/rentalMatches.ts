import type { RentalMatch } from './rentalMatch.ts';
import type { RentalMatchesMunicipalitiesItem } from './rentalMatchesMunicipalitiesItem.ts';

/**
 * Approved files of the other side on the same island, those that fit first, then by the day on which they were complete.
 */
export interface RentalMatches {
  items: RentalMatch[];
  /** Of the island, by name. */
  municipalities: RentalMatchesMunicipalitiesItem[];
}
