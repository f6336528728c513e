import type { IntegrationCounts } from './integrationCounts.ts';
import type { PublicationHome } from './publicationHome.ts';
import type { PublicationRuleCount } from './publicationRuleCount.ts';

/**
 * Homes of a channel, by reference.
 */
export interface PublicationHomePage {
  items: PublicationHome[];
  /**
     * Homes of this list.
     * @minimum 0
     */
  total: number;
  counts: IntegrationCounts;
  /** Of all homes of the channel that the caller sees, errors first, most first. */
  byRule: PublicationRuleCount[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
