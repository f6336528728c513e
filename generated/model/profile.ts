import type { AgencyId } from './agencyId.ts';
import type { AgentId } from './agentId.ts';
import type { AgentPermissions } from './agentPermissions.ts';
import type { HomeId } from './homeId.ts';
import type { Language } from './language.ts';
import type { Role } from './role.ts';

/**
 * The signed-in person (specification, section 3). The token is given once; the server keeps its hash.
 */
export interface Profile {
  token: string;
  id: AgentId;
  email: string;
  first_name: string;
  last_name: string;
  /**
     * Address of the picture.
     * @nullable
     */
  avatar: string | null;
  /** @nullable */
  phone: string | null;
  language: Language;
  role: Role;
  is_onboarding: boolean;
  favourites: HomeId[];
  /** @nullable */
  stripe_account: string | null;
  agency_ids: AgencyId[];
  /** @nullable */
  google_calendar_email: string | null;
  imported_contacts: boolean;
  imported_properties: boolean;
  permissions: AgentPermissions;
  /** True for the site's operator, whose e-mail stands in the setting OPERATORS and is proved; else it is not there. */
  readonly operator?: boolean;
}
