import type { AgencyId } from './agencyId.ts';
import type { NetworkTerms } from './networkTerms.ts';
import type { Uuid } from './uuid.ts';

/**
 * Terms for one member of a network, or for all.
 */
export interface AgreementInput {
  networkId: Uuid;
  toAgencyId?: AgencyId;
  terms: NetworkTerms;
}
