import type { GeoPoint } from './geoPoint.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Island } from './island.ts';
import type { ListingCardAreaKind } from './listingCardAreaKind.ts';
import type { ListingPrecision } from './listingPrecision.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { Photo } from './photo.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { RentPeriod } from './rentPeriod.ts';

/**
 * A home in a list. Absent or null is unknown.
 */
export interface ListingCard {
  id: HomeId;
  ref: HomeRef;
  operation: PublicOperation;
  /**
     * EUR cents
     * @nullable
     */
  price: number | null;
  /**
     * EUR cents
     * @nullable
     */
  previousPrice: number | null;
  rentPeriod: RentPeriod | null;
  type: PropertyType;
  subtype: PropertySubtype | null;
  title: LocalizedLine;
  /** Zone or town and municipality, for example Es Convent, Sóller. */
  place: string;
  island: Island | null;
  /** @nullable */
  bedrooms: number | null;
  /** @nullable */
  bathrooms: number | null;
  /**
     * m2
     * @nullable
     */
  area: number | null;
  /** Which area is meant. */
  areaKind: ListingCardAreaKind;
  /**
     * EUR cents per m2 of `area` (areaKind says which), sale only.
     * @nullable
     */
  pricePerM2: number | null;
  photo: Photo | null;
  photoCount: number;
  /** Published in the last 7 days. */
  isNew: boolean;
  exclusive: boolean;
  newBuild: boolean;
  agencyName: string;
  /**
     * How many agencies offer this home; absent when one does. This is the best of their adverts.
     * @minimum 2
     */
  agencies?: number;
  /** Null when hidden. */
  geo: GeoPoint | null;
  precision: ListingPrecision;
  publishedAt: string;
}
