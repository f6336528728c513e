import type { AgencyId } from './agencyId.ts';
import type { Island } from './island.ts';

/**
 * What anybody may know of an agency, to write to it.
 */
export interface PublicAgency {
  id: AgencyId;
  /** Trade name. */
  name: string;
  /** Short name, used in addresses. */
  slug: string;
  /** @maxItems 4 */
  islands?: Island[];
}
