import type { AgencyId } from './agencyId.ts';

/**
 * The agency of a conversation.
 */
export interface ChatAgency {
  id: AgencyId;
  name: string;
  /** @nullable */
  logo: string | null;
}
