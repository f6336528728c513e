import type { Agency } from './agency.ts';

/**
 * A stale save.
 */
export interface AgencyConflict {
  message: string;
  current: Agency;
}
