import type { AgencyId } from './agencyId.ts';

/**
 * Which member.
 */
export interface NetworkAgencyInput {
  agencyId: AgencyId;
}
