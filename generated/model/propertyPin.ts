import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { PropertyStatus } from './propertyStatus.ts';
import type { PropertyType } from './propertyType.ts';
import type { RentPeriod } from './rentPeriod.ts';
import type { Substatus } from './substatus.ts';

/**
 * A home on the map.
 */
export interface PropertyPin {
  id: HomeId;
  ref: HomeRef;
  title: string;
  status: PropertyStatus;
  substatus: Substatus | null;
  type: PropertyType;
  /**
     * EUR cents, first offer.
     * @nullable
     */
  price: number | null;
  rentPeriod: RentPeriod | null;
  /** @nullable */
  town: string | null;
  lat: number;
  lon: number;
}
