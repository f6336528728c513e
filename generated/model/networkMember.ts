import type { AgencyId } from './agencyId.ts';

/**
 * An agency of a network.
 */
export interface NetworkMember {
  agencyId: AgencyId;
  name: string;
  /** Whether it leads the network: invites, expels, writes the rules. */
  lead: boolean;
  /** Whether it is mine. */
  own: boolean;
  since: string;
  /** Whether my agency blocks it. */
  blocked: boolean;
}
