import type { AgendaHomeKeysPlace } from './agendaHomeKeysPlace.ts';
import type { GeoPoint } from './geoPoint.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Island } from './island.ts';

/**
 * A home that an event is about, as the agency knows it. One that its reader may not see has its reference only.
 */
export interface AgendaHome {
  id: HomeId;
  ref: HomeRef;
  /** @nullable */
  title: string | null;
  /** @nullable */
  town: string | null;
  island: Island | null;
  /**
     * Address of a small picture.
     * @nullable
     */
  thumb: string | null;
  /**
     * Street and number.
     * @nullable
     */
  address: string | null;
  geo: GeoPoint | null;
  /** @nullable */
  keysPlace: AgendaHomeKeysPlace;
  /** @nullable */
  keysNumber: string | null;
}
