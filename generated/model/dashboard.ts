import type { DashboardEvent } from './dashboardEvent.ts';
import type { DashboardMatch } from './dashboardMatch.ts';
import type { DashboardPaper } from './dashboardPaper.ts';
import type { DashboardPrice } from './dashboardPrice.ts';
import type { DashboardWaiting } from './dashboardWaiting.ts';

/**
 * Today, and what changed since yesterday began, as the reader may see it. Days are those of Europe/Madrid.
 */
export interface Dashboard {
  day: string;
  /** When yesterday began. */
  since: string;
  waiting: DashboardWaiting;
  /** By start: an agent's own, for an ADMIN the agency's. */
  events: DashboardEvent[];
  /**
     * Demands, most homes first.
     * @maxItems 20
     */
  matches: DashboardMatch[];
  /**
     * Homes found, also those of demands that are not listed.
     * @minimum 0
     */
  matchCount: number;
  /**
     * Newest first.
     * @maxItems 20
     */
  prices: DashboardPrice[];
  /**
     * By last day.
     * @maxItems 20
     */
  papers: DashboardPaper[];
  /**
     * How many end, also those that are not listed.
     * @minimum 0
     */
  paperCount: number;
}
