import type { SiteDomain } from './siteDomain.ts';

/**
 * Where the site is found, and the domains asked for.
 */
export interface SiteDomainList {
  /** @maxItems 20 */
  items: SiteDomain[];
  /** Where strangers find the site now. */
  address: string;
  /** Whether this server serves sites at domains of agencies. */
  offered: boolean;
  /** Whether the caller may ask for domains and give them up. */
  canEdit: boolean;
}
