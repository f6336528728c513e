import type { Lead } from './lead.ts';

/**
 * A stale save.
 */
export interface LeadConflict {
  message: string;
  current: Lead;
}
