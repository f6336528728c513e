import type { AgentId } from './agentId.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * The people of the agency who want to be shown.
 */
export interface SiteTeamSection {
  id: Uuid;
  kind: 'team';
  title?: LocalizedLine;
  /**
     * All of them, where nobody is named.
     * @maxItems 60
     */
  people?: AgentId[];
  /** With the phones of those who let it be shown (User.phone_public) */
  showPhones?: boolean;
  /** With the languages they speak (User.languages) */
  showLanguages?: boolean;
  tone?: SiteTone;
  /**
     * Its name in the address, behind #.
     * @maxLength 31
     * @pattern ^[a-z][a-z0-9-]{0,30}$
     */
  anchor?: string;
  /** Kept and not shown. */
  off?: boolean;
}
