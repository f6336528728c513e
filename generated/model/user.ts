import type { AgencyId } from './agencyId.ts';
import type { AgentId } from './agentId.ts';
import type { AgentPermissions } from './agentPermissions.ts';
import type { HomeId } from './homeId.ts';
import type { Invitation } from './invitation.ts';
import type { Language } from './language.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { Role } from './role.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';
import type { Uuid } from './uuid.ts';

/**
 * A person, without a token.
 */
export interface User {
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
  /** Whether the person lets the agency's website show their phone. */
  phone_public?: boolean;
  /**
     * Languages the person speaks; `language` is that of their screens.
     * @maxItems 26
     */
  languages?: SpokenLanguage[];
  job_titles?: LocalizedLine;
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
  /** @nullable */
  job_title: string | null;
  /** False once they left the agency; asked back, until they accept. */
  active: boolean;
  /** Whether the person has shown that the e-mail is theirs. */
  email_verified: boolean;
  /**
     * The e-mail they want instead; `email` goes on for everything until the link mailed to this one is opened. Only the person themself sees it.
     * @nullable
     */
  pending_email: string | null;
  permissions: AgentPermissions;
  /** The branch of the agency they belong to. */
  branch_id: Uuid | null;
  /** Whether they agreed to be shown on the agency's public page. */
  is_public: boolean;
  /** Whether the agency is theirs: nobody else lets them go or gives them another part. */
  owner?: boolean;
  /** Null once they have accepted, or when they were not invited or asked back. */
  invitation: Invitation | null;
  version: number;
}
