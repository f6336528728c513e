import type { GeoPoint } from './geoPoint.ts';
import type { Island } from './island.ts';
import type { ListingPrecision } from './listingPrecision.ts';

/**
 * As much of the place as the agency shows.
 */
export interface ListingLocation {
  island: Island | null;
  province?: string;
  /** @nullable */
  municipalityIne: string | null;
  /** @nullable */
  municipality: string | null;
  placeSlug?: string;
  town?: string;
  zoneName?: string;
  urbanisation?: string;
  postalCode?: string;
  /** Only when visibility is full or street; with the number only when full. */
  street?: string;
  floor?: string;
  outsideArea?: boolean;
  precision: ListingPrecision;
  geo: GeoPoint | null;
}
