import type { AgentId } from './agentId.ts';
import type { AgentPermissions } from './agentPermissions.ts';
import type { Language } from './language.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';
import type { UserPatchAvatarExtra } from './userPatchAvatarExtra.ts';
import type { UserPatchRole } from './userPatchRole.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a person may change of themselves; role, active, permissions and branch only by an ADMIN of the agency. Fields for ADMIN and STAFF are 400 for a person of no agency. Null clears.
 */
export interface UserPatch {
  id?: AgentId;
  /**
     * @minLength 1
     * @maxLength 80
     */
  first_name?: string;
  /**
     * @maxLength 120
     * @nullable
     */
  last_name?: string | null;
  /**
     * A new one waits as `pending_email` until the link mailed to it is opened.
     * @maxLength 254
     */
  email?: string;
  /**
     * @maxLength 25
     * @nullable
     */
  phone?: string | null;
  /**
     * @maxLength 80
     * @nullable
     */
  job_title?: string | null;
  language?: Language;
  /**
     * @maxLength 254
     * @nullable
     */
  google_calendar_email?: string | null;
  job_titles?: LocalizedLine;
  /**
     * Languages the person speaks.
     * @maxItems 26
     */
  languages?: SpokenLanguage[];
  is_public?: boolean;
  phone_public?: boolean;
  permissions?: AgentPermissions;
  branch_id?: Uuid | null;
  /** JPEG, PNG or WebP, 5 MB at most. */
  avatar?: Blob | File;
  /** What the file is (specification, section 7). */
  avatar_extra?: UserPatchAvatarExtra;
  is_onboarding?: boolean;
  role?: UserPatchRole;
  /** False lets a person go; true invites them back, and is so once they have accepted. */
  active?: boolean;
  /**
     * Needed to change the password or e-mail.
     * @maxLength 200
     */
  current_password?: string;
  /**
     * @minLength 6
     * @maxLength 200
     */
  password?: string;
}
