import type { LocalizedLine } from './localizedLine.ts';
import type { Uuid } from './uuid.ts';

/**
 * The home, as the public may know it. `address` is told once the visit is confirmed.
 */
export interface VisitPageHome {
  id: Uuid;
  ref: string;
  title: LocalizedLine;
  /** @nullable */
  place: string | null;
  /** @nullable */
  address: string | null;
  /**
     * Address of a picture.
     * @nullable
     */
  photo: string | null;
  /** It has a public page. */
  listed: boolean;
}
