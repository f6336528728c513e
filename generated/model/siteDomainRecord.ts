import type { SiteDomainRecordType } from './siteDomainRecordType.ts';

/**
 * A record that has to stand where the domain was bought, and what was found there.
 */
export interface SiteDomainRecord {
  type: SiteDomainRecordType;
  /**
     * Below the domain, as most registrars ask for it; `@` is the domain itself.
     * @maxLength 253
     */
  name: string;
  /** @maxLength 260 */
  fullName: string;
  /** @maxLength 300 */
  value: string;
  /**
     * What stands there instead or already.
     * @maxItems 8
     * @items.maxLength 300
     */
  found: string[];
  ok: boolean;
}
