import type { Lead } from './lead.ts';
import type { LeadPageCounts } from './leadPageCounts.ts';

/**
 * Enquiries, newest first, with counts per state.
 */
export interface LeadPage {
  items: Lead[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  /** Enquiries per state within my rights. */
  counts: LeadPageCounts;
}
