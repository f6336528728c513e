import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { PropertyType } from './propertyType.ts';

/**
 * What the other side knows of the home: place, kind and size. Address, how to get in and whom to call from acceptance to seven days after the end; a buyer always. Never an owner, a price floor or a mandate.
 */
export interface OrderHome {
  /** For the buyer's own desk; null to a seller. */
  id: HomeId | null;
  ref: HomeRef;
  type: PropertyType;
  /** @nullable */
  town: string | null;
  /** @nullable */
  municipality: string | null;
  /** @nullable */
  m2: number | null;
  /** @nullable */
  address: string | null;
  /** @nullable */
  postalCode: string | null;
  /** @nullable */
  contactName: string | null;
  /** @nullable */
  contactPhone: string | null;
}
