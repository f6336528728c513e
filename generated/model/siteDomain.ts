import type { SiteDomainProblem } from './siteDomainProblem.ts';
import type { SiteDomainRecord } from './siteDomainRecord.ts';
import type { SiteDomainState } from './siteDomainState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A domain of the agency's own for its site: what has to stand where the domain was bought, and how far it is.
 */
export interface SiteDomain {
  id: Uuid;
  /**
     * As the name is written in DNS: lower case, other letters as punycode.
     * @maxLength 253
     */
  host: string;
  /**
     * The same as people read it.
     * @maxLength 253
     */
  name: string;
  state: SiteDomainState;
  /** The site is found here; its other addresses lead to it. */
  main: boolean;
  /** @maxItems 8 */
  records: SiteDomainRecord[];
  /** What is in the way now, the first thing to be mended. */
  problem: SiteDomainProblem | null;
  /**
     * The domain as it was bought; names of records are below it.
     * @maxLength 253
     */
  zone: string;
  /**
     * The same with www, or without, where the site has not asked for that yet.
     * @maxLength 253
     * @nullable
     */
  sibling: string | null;
  /** @nullable */
  checkedAt: string | null;
  /**
     * When it is looked at again by itself; null when nobody does any more.
     * @nullable
     */
  nextCheckAt: string | null;
  /** @nullable */
  activeSince: string | null;
  /**
     * 30 days later it is given up, unless its records are back.
     * @nullable
     */
  failingSince: string | null;
}
