import type { AgencyBranch } from './agencyBranch.ts';
import type { AgencyId } from './agencyId.ts';
import type { AgencyPerson } from './agencyPerson.ts';
import type { AgencyRegistration } from './agencyRegistration.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { Island } from './island.ts';
import type { LocalizedText } from './localizedText.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * What anybody may know of an agency. Where it has switched its page off, only what its homes tell of it anyway.
 */
export interface AgencyPublic {
  id: AgencyId;
  slug: string;
  name: string;
  /** Whether the agency has its page switched on. */
  page: boolean;
  /** @nullable */
  logo: string | null;
  /** @nullable */
  cover: string | null;
  description: LocalizedText;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  email: string | null;
  /** @nullable */
  website: string | null;
  /** @nullable */
  address: string | null;
  contactMethods: ContactMethod[];
  languages: SpokenLanguage[];
  islands: Island[];
  branches: AgencyBranch[];
  /** Those that are still valid. */
  registrations: AgencyRegistration[];
  /** @maxItems 60 */
  people: AgencyPerson[];
}
