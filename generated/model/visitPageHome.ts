import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * The home, as the public may know it.
 */
export interface VisitPageHome {
  id: HomeId;
  ref: HomeRef;
  title: LocalizedLine;
  /** @nullable */
  place: string | null;
  /**
     * Once the visit is confirmed: what the public page tells of it, and all of it once the agent confirmed in person.
     * @nullable
     */
  address: string | null;
  /** The exact address is kept back until the agent has confirmed. */
  addressFollows: boolean;
  /**
     * Address of a picture.
     * @nullable
     */
  photo: string | null;
  /** It has a public page. */
  listed: boolean;
}
