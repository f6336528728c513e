import type { Report } from './report.ts';

/**
 * Reports about one home, open ones first, newest first; at most 100.
 */
export interface ReportList {
  items: Report[];
}
