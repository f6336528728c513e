import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { VisitHomeKeysPlace } from './visitHomeKeysPlace.ts';

/**
 * A home of a visit, with its keys. `title` is empty when it has none yet.
 */
export interface VisitHome {
  id: HomeId;
  ref: HomeRef;
  title: string;
  /**
     * Street, number and town, as far as known.
     * @nullable
     */
  place: string | null;
  /** @nullable */
  thumb: string | null;
  /** @nullable */
  keysPlace: VisitHomeKeysPlace;
  /** @nullable */
  keysNumber: string | null;
}
