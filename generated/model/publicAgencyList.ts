import type { PublicAgency } from './publicAgency.ts';

/**
 * Agencies with homes on the market, by name.
 */
export interface PublicAgencyList {
  /** @maxItems 500 */
  items: PublicAgency[];
}
