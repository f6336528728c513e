import type { Uuid } from './uuid.ts';
import type { VisitHomeKeysPlace } from './visitHomeKeysPlace.ts';

/**
 * A home of a visit, with its keys. `title` is empty when it has none yet.
 */
export interface VisitHome {
  id: Uuid;
  ref: string;
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
