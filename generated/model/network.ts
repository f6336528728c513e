import type { AssetSource } from './assetSource.ts';
import type { NetworkInvited } from './networkInvited.ts';
import type { NetworkMember } from './networkMember.ts';
import type { Uuid } from './uuid.ts';

/**
 * Agencies that share homes, as one of them sees it.
 */
export interface Network {
  id: Uuid;
  kind: AssetSource;
  name: string;
  /** @nullable */
  rules: string | null;
  /** Whether homes may be shared in it: false while the site's operator has not approved one of kind API, ABSI or APIW. */
  approved: boolean;
  /** Whether my agency leads it. */
  lead: boolean;
  members: NetworkMember[];
  /** Open invitations; empty for members that do not lead it. */
  invited: NetworkInvited[];
  /** @minimum 1 */
  version: number;
}
