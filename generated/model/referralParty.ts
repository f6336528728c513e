import type { AgencyId } from './agencyId.ts';

/**
 * An agency, by name.
 */
export interface ReferralParty {
  id: AgencyId;
  name: string;
}
