import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { PropertyStatus } from './propertyStatus.ts';
import type { RentPeriod } from './rentPeriod.ts';
import type { Substatus } from './substatus.ts';

/**
 * A home as one line.
 */
export interface FoundHome {
  id: HomeId;
  ref: HomeRef;
  title: string;
  status: PropertyStatus;
  substatus: Substatus | null;
  /** @nullable */
  mandateEndsOn: string | null;
  /**
     * EUR cents, first offer.
     * @nullable
     */
  price: number | null;
  /** What the first offer's price is for; null when it sells. */
  rentPeriod: RentPeriod | null;
  /**
     * Street and number, or the development.
     * @nullable
     */
  street: string | null;
  /** @nullable */
  town: string | null;
  /** Names of the owners; none of a home a colleague shares. */
  owners: string[];
  /**
     * Address of a small picture.
     * @nullable
     */
  thumb: string | null;
}
