import type { Island } from './island.ts';
import type { Uuid } from './uuid.ts';

/**
 * What anybody may know of an agency, to write to it.
 */
export interface PublicAgency {
  id: Uuid;
  /** Trade name. */
  name: string;
  /** Short name, used in addresses. */
  slug: string;
  /** @maxItems 4 */
  islands?: Island[];
}
