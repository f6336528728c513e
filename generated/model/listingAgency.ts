import type { SpokenLanguage } from './spokenLanguage.ts';
import type { Uuid } from './uuid.ts';

/**
 * Who offers it.
 */
export interface ListingAgency {
  id: Uuid;
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
