import type { GeoPoint } from './geoPoint.ts';
import type { Island } from './island.ts';
import type { PlaceKind } from './placeKind.ts';

/**
 * A place one can search by. Outlines © Instituto Geográfico Nacional, CC BY 4.0; towns GeoNames, CC BY 4.0.
 */
export interface Place {
  slug: string;
  kind: PlaceKind;
  /** In the language of the request. */
  name: string;
  /** Every spelling. */
  names: string[];
  island: Island | null;
  /** @nullable */
  municipalityIne: string | null;
  /** @nullable */
  municipality: string | null;
  postalCodes?: string[];
  geo: GeoPoint | null;
  /** west, south, east, north */
  bbox: number[] | null;
  /** Published homes, or those of the operation that was asked for. */
  listingCount?: number;
}
