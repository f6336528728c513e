import type { Network } from './network.ts';
import type { NetworkInvitation } from './networkInvitation.ts';

/**
 * Networks of an agency, and invitations for who asks.
 */
export interface NetworkList {
  items: Network[];
  invitations: NetworkInvitation[];
}
