import type { AgencyId } from './agencyId.ts';

/**
 * Which agency, and whether it is blocked from now on.
 */
export interface NetworkBlockInput {
  agencyId: AgencyId;
  blocked: boolean;
}
