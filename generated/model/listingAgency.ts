import type { AgencyId } from './agencyId.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * Who offers it.
 */
export interface ListingAgency {
  id: AgencyId;
  name: string;
  /** @nullable */
  logo: string | null;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  email: string | null;
  languages: SpokenLanguage[];
  /**
     * Number in the agents' registry.
     * @nullable
     */
  registration?: string | null;
}
